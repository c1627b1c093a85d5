import LintKit
import Testing

@Suite("Comments that give a reason")
struct CommentReasonTests {
  private func text(_ comment: String) -> String? {
    CommentReason.text(ofLines: comment.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test(
    "Words to people are a reason",
    arguments: [
      ("// Must outlive the request.", "Must outlive the request."),
      ("  /* off the actor,\n   * on purpose */", "off the actor, on purpose"),
      ("// https://example.org/why", "https://example.org/why"),
      ("// Note: the encoder blocks", "Note: the encoder blocks"),
      ("// try again when it fails (see load())", "try again when it fails (see load())"),
      ("// intentional", "intentional"),
      ("// swiftlint:disable:next x\n// Must outlive the request", "Must outlive the request"), ("// await", "await")
    ])
  func reasons(comment: String, expected: String) {
    #expect(text(comment) == expected)
  }

  @Test(
    "Directives, headings, tasks for later and code are none",
    arguments: [
      "// concurlint:disable:next detached-task - known", "// swiftlint:disable:next force_try",
      "// swift-format-ignore", "// sourcery:inline:A",
      "// periphery:ignore", "// MARK: - Tasks", "// MARK", "// ---------", "// TODO: make it a plain task", "// FIXME",
      "//", "",
      "// await self.load()", "// let rows = try await api.load()", "// Task {\n//   await load()\n// }", "// }",
      "// if ready {", "// self.rows = rows"
    ])
  func noReasons(comment: String) {
    #expect(text(comment) == nil)
  }

  @Test(
    "Words say why, or say again what the code does",
    arguments: [
      ("Must outlive the request.", true), ("Deliberately detached", true),
      ("so that the trace is not inherited", true),
      ("Otherwise the encoder blocks the caller", true), ("In the background", false), ("Load the rows", false),
      ("Upload, then refresh", false)
    ])
  func why(text: String, isReason: Bool) {
    #expect(CommentReason.saysWhy(text) == isReason)
  }
}
