import LintDiagnostics
import Testing

@testable import LintReporting

/// Carets are below what they point at, whatever comes before it.
@Suite("Code frames")
struct CodeFrameTests {
  /// The last line of code and the line of carets below it.
  private func frame(_ marked: String, width: Int? = nil) -> [String] {
    let file = MarkedFile(marked)
    let lines = Report([file.diagnostic()]).text([file], width: width).split(separator: "\n").map(String.init)
    guard let carets = lines.lastIndex(where: { $0.contains("^") }) else { return [] }
    return Array(lines[carets - 1...carets])
  }

  @Test("Tabs reach to the next multiple of four")
  func tabs() {
    #expect(frame("\ta\t«b»\t") == [" 1 |     a   b   ", "   |         ^"])
  }

  @Test("Wide characters take two columns")
  func wide() {
    #expect(frame("let 日本 = «x»") == [" 1 | let 日本 = x", "   |            ^"])
    #expect(frame("«日本»") == [" 1 | 日本", "   | ^^^^"])
  }

  @Test(
    "An emoji takes two columns, however many scalars spell it", arguments: ["😀", "👨‍👩‍👧", "🇸🇪", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func emoji(_ emoji: String) {
    #expect(frame("\(emoji)«x»") == [" 1 | \(emoji)x", "   |   ^"])
  }

  @Test("Combining marks take no column", arguments: ["e\u{301}", "a\u{323}\u{302}", "नि"])
  func combiningMarks(_ letter: String) {
    #expect(frame("\(letter)«x»") == [" 1 | \(letter)x", "   |  ^"])
  }

  @Test("A byte-order mark is not shown and not counted")
  func byteOrderMark() {
    #expect(frame("\u{FEFF}let «x»") == [" 1 | let x", "   |     ^"])
  }

  @Test("No part of a line break is shown", arguments: ["\r\n", "\r", "\n"] as [ShownText])
  func lineBreaks(_ lineBreak: ShownText) {
    #expect(frame("\(lineBreak.text)\(lineBreak.text)let «x»\(lineBreak.text)") == [" 3 | let x", "   |     ^"])
  }

  @Test("Bytes that are not UTF-8 show as replacement characters, one column each")
  func invalidUTF8() {
    let bytes = Array("let ".utf8) + [0xFF, 0xC3, 0x28] + Array("x".utf8)
    let range = SourceRange(
      start: SourcePosition(line: 1, column: 8, offset: 7), end: SourcePosition(line: 1, column: 9, offset: 8))
    let text = written { stream in
      CodeFrame(file: bytes, range: range, gutter: 1, width: 80, palette: Palette(isEnabled: false))
        .write(mark: "^", style: .error, to: stream)
    }
    #expect(text == " 1 | let \u{FFFD}\u{FFFD}(x\n   |        ^\n")
  }

  @Test("A long line is cut around the place")
  func longLine() {
    let lines = frame(String(repeating: "a", count: 500) + "«b»" + String(repeating: "c", count: 500), width: 45)
    #expect(lines == [" 1 | …aaaaaaaaaaaabccccccccccccccccccccccccc…", "   |              ^"])
  }

  @Test("A place near the start of a long line is cut on the right only")
  func longLineStart() {
    let lines = frame("let «b»" + String(repeating: "c", count: 5000), width: 45)
    #expect(lines == [" 1 | let bccccccccccccccccccccccccccccccccc…", "   |     ^"])
  }

  @Test("Cutting never splits a character", arguments: 1000..<1030)
  func cutBetweenCharacters(distance: Int) {
    let emoji = String(repeating: "é", count: 600)
    let lines = frame(String(repeating: "a", count: distance) + emoji + "«b»" + emoji)
    #expect(lines[0].contains("éb"))
    #expect(!lines[0].contains("\u{FFFD}"))
  }

  @Test("A range that is longer than the terminal is wide stays within it")
  func longRange() {
    let lines = frame("«" + String(repeating: "a", count: 500) + "»", width: 45)
    #expect(lines.allSatisfy { $0.count <= 45 })
  }
}
