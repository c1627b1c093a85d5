import LintKit
import Testing

/// Says of every call of `here()` why it runs where it runs.
private enum ShowReasons: Rule {
  static let info = RuleInfo(
    id: "show-reasons", family: .source, severity: .info, priority: .low, summary: "A call", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.callee?.node.text == "here" else { return }
    pass.report(at: call.range, "here", notes: pass.notes(for: pass.isolation(around: call.node)))
  }
}

@Suite("Reasons as notes")
struct ReasonNoteTests {
  @Test("Closures within closures give their common reason once")
  func nested() throws {
    let text = "@MainActor func f(_ all: [[[Int]]]) { all.forEach { $0.forEach { $0.forEach { _ in here() } } } }"
    let tree = SyntaxTree.parse(text)
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    let notes = try #require(RuleSet([ShowReasons.self]).check(tree, file: file, in: index).diagnostics.first).notes
      .map(\.message)
    #expect(notes.count == Set(notes).count)
    #expect(notes.contains("the closure runs where it is written"))
  }
}
