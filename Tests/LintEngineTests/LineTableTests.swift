import LintDiagnostics
import Testing

@testable import LintEngine

@Suite("Lines and columns")
struct LineTableTests {

  private func place(_ text: String, _ offset: Int) -> [Int] {
    let position = LineTable(Array(text.utf8)).position(at: offset)
    return [position.line, position.column]
  }

  @Test("Lines end at LF, CR and CR LF")
  func lineEnds() {
    #expect(place("a\nb", 2) == [2, 1])
    #expect(place("a\rb", 2) == [2, 1])
    #expect(place("a\r\nb", 3) == [2, 1])
    #expect(place("a\n", 2) == [2, 1])
  }

  @Test("Columns count UTF-16 units")
  func columns() {
    #expect(place("äb", 2) == [1, 2])
    #expect(place("€b", 3) == [1, 2])
    #expect(place("😀b", 4) == [1, 3])
    #expect(place("e\u{301}b", 3) == [1, 3])
    #expect(place("\tb", 1) == [1, 2])
  }

  @Test("A byte order mark has no column")
  func byteOrderMark() {
    #expect(place("\u{FEFF}let", 3) == [1, 1])
  }

  @Test("Bytes that are no UTF-8 have a column each")
  func invalid() {
    #expect(LineTable([0xFF, 0x80, 0x61]).position(at: 2).column == 3)
    #expect(LineTable([0xE2, 0x82]).position(at: 2).column == 3)
  }

  @Test("Beyond the text is its end")
  func beyond() {
    #expect(LineTable(Array("ab".utf8)).position(at: 9) == SourcePosition(line: 1, column: 3, offset: 2))
  }
}

@Suite("Counting lines")
struct LineCountTests {

  @Test("Line feeds, and the last line without one", arguments: [("", 0), ("a", 1), ("a\n", 1), ("\n\n", 2), ("a\nb", 2)])
  func small(text: String, expected: Int) {
    #expect(count(Array(text.utf8)) == expected)
  }

  @Test("Texts around the width of a vector, and beyond what a lane counts", arguments: [31, 32, 33, 8_160, 8_161, 20_000])
  func sizes(size: Int) {
    #expect(count([UInt8](repeating: 0x0A, count: size)) == size)
    #expect(count([UInt8](repeating: 0x61, count: size)) == 1)
  }

  private func count(_ text: [UInt8]) -> Int {
    let padded = text + [UInt8](repeating: 0, count: FileReader.padding)
    return padded.withUnsafeBytes { countLines(UnsafeRawBufferPointer(rebasing: $0[..<text.count])) }
  }
}
