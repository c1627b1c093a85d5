import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Fix previews")
struct FixPreviewTests {
  private func preview(_ edits: [Edit], in files: [MarkedFile]) -> [FixPreview.Hunk]? {
    let fix = FixIt(message: "Fix", applicability: .safe, edits: edits)
    return FixPreview(fix, file: { path in files.first { $0.path == path }?.bytes })?.hunks
  }

  @Test("Edits of neighbouring lines are one hunk, others are hunks of their own")
  func clusters() throws {
    let file = MarkedFile("«a»1\n«b»2\n3\n4\n«c»5\n")
    let hunks = try #require(
      preview([file.edit(range: 2, "z"), file.edit(range: 0, "x"), file.edit(range: 1, "y")], in: [file]))
    #expect(hunks.map(\.line) == [1, 5])
    #expect(
      hunks.map(\.changes) == [
        [.removed("a1"), .removed("b2"), .added("x1"), .added("y2")], [.removed("c5"), .added("z5")]
      ])
  }

  @Test("Line breaks are no difference", arguments: ["\n", "\r\n", "\r"] as [ShownText])
  func lineBreaks(_ lineBreak: ShownText) throws {
    let file = MarkedFile("a\(lineBreak.text)«b\(lineBreak.text)»c\(lineBreak.text)")
    let hunks = try #require(preview([file.edit(range: 0, "")], in: [file]))
    #expect(hunks.map(\.changes) == [[.removed("b"), .kept("c")]])
  }

  @Test("Every file of a fix is shown, in the order of the fix")
  func files() throws {
    let a = MarkedFile("«a»", path: "A.swift")
    let b = MarkedFile("«b»", path: "B.swift")
    let hunks = try #require(preview([b.edit(range: 0, "x"), a.edit(range: 0, "y")], in: [a, b]))
    #expect(hunks.map(\.path) == ["B.swift", "A.swift"])
  }

  @Test("A fix that cannot be shown whole is not shown in part")
  func missingFile() {
    let a = MarkedFile("«a»", path: "A.swift")
    let b = MarkedFile("«b»", path: "B.swift")
    #expect(preview([a.edit(range: 0, "x"), b.edit(range: 0, "y")], in: [a]) == nil)
  }

  @Test("A file that has become shorter is not shown")
  func changedFile() {
    let file = MarkedFile("let a = «b»")
    #expect(preview([file.edit(range: 0, "x")], in: [MarkedFile("let")]) == nil)
  }

  @Test("A long rewrite is not shown")
  func longRewrite() {
    let file = MarkedFile("«a»")
    #expect(preview([file.edit(range: 0, String(repeating: "x\n", count: 20))], in: [file]) == nil)
  }

  @Test("A fix without edits or without effect has no preview")
  func nothing() {
    let file = MarkedFile("«a»")
    #expect(preview([], in: [file]) == nil)
    #expect(preview([file.edit(range: 0, "a")], in: [file]) == nil)
  }
}
