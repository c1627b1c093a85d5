import LintEngine
import LintKit
import Testing

@testable import LintMigration

@Suite("Pieces of source that are shown")
struct SourceLinesTests {
  private static func range(_ text: String, _ offsets: Range<Int>) -> SourceRange {
    TextPositions(Array(text.utf8)).range(of: offsets)
  }

  @Test("Lines end as they do on any system, and a byte order mark is no part of the first")
  func lineEnds() {
    let lines = SourceLines(Array("\u{FEFF}a\r\nb\rc\nd".utf8))
    #expect((1...5).map { lines.text(of: $0).text } == ["a", "b", "c", "d", ""])
  }

  @Test("A finding is shown with a line before and one after")
  func excerpt() {
    let text = "one\ntwo\nthree\nfour\n"
    let excerpt = SourceLines(Array(text.utf8)).excerpt(of: Self.range(text, 4..<7))
    #expect(excerpt.line == 1 && excerpt.lines == ["one", "two", "three"] && !excerpt.isShortened)
  }

  @Test("Long lines are cut around the place, and between characters")
  func longLines() {
    let text = String(repeating: "ä", count: 500_000) + "HERE" + String(repeating: "😀", count: 250_000)
    let lines = SourceLines(Array(text.utf8))
    let (shown, isShortened) = lines.text(of: 1, around: 1_000_000)
    #expect(isShortened && shown.hasPrefix("…ä") && shown.hasSuffix("😀…") && shown.contains("äHERE😀"))
    #expect(shown.utf8.count <= SourceLines.widest + 6 && !shown.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("Of a finding over many lines the first are shown")
  func manyLines() {
    let text = String(repeating: "x\n", count: 100)
    let excerpt = SourceLines(Array(text.utf8)).excerpt(of: Self.range(text, 20..<180))
    #expect(excerpt.line == 10 && excerpt.lines.count == SourceLines.most && excerpt.isShortened)
  }

  @Test("A file that no longer exists, and a place after its end, show nothing")
  func gone() {
    let excerpt = SourceLines([]).excerpt(of: Self.range("", 0..<0))
    #expect(excerpt.lines == [""] && excerpt.line == 1)
  }
}
