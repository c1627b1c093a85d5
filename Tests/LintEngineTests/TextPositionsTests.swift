import LintDiagnostics
import Testing

@testable import LintEngine

@Suite("Positions in a text")
struct TextPositionsTests {
  @Test("A position has line, column and offset")
  func position() {
    let positions = TextPositions(Array("a\n😀b".utf8))
    #expect(positions.position(at: 6) == SourcePosition(line: 2, column: 3, offset: 6))
  }

  @Test("A range has two")
  func range() {
    let range = TextPositions(Array("let a\nlet b".utf8)).range(of: 4..<9)
    #expect(range.start == SourcePosition(line: 1, column: 5, offset: 4))
    #expect(range.end == SourcePosition(line: 2, column: 4, offset: 9))
  }

  @Test("Beyond the text is its end")
  func beyond() {
    #expect(TextPositions(Array("ab".utf8)).position(at: 9) == SourcePosition(line: 1, column: 3, offset: 2))
  }
}
