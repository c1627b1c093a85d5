import LintServer
import Testing

/// The same as `DocumentText`, by counting from the start each time.
private struct CountedText {
  var units: [UInt16]

  private static let (lf, cr) = (UInt16(0x0A), UInt16(0x0D))

  /// Of each line, without its end.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, place) = (0, 0)
    while place < units.count {
      let isPair = units[place] == Self.cr && place + 1 < units.count && units[place + 1] == Self.lf
      if units[place] == Self.lf || units[place] == Self.cr {
        lines.append(start..<place)
        place += isPair ? 2 : 1
        start = place
      } else {
        place += 1
      }
    }
    return lines + [start..<units.count]
  }

  private func place(_ position: TextPosition) -> Int {
    let lines = lines
    guard position.line < lines.count else { return units.count }
    let line = lines[position.line]
    let place = line.lowerBound + min(position.character, line.count)
    let isInside = place < line.upperBound && UTF16.isTrailSurrogate(units[place])
    return isInside ? place - 1 : place
  }

  mutating func replace(_ range: TextRange, with text: String) -> Bool {
    let (lower, upper) = (place(range.start), place(range.end))
    if range.end < range.start || upper < lower { return false }
    units.replaceSubrange(lower..<upper, with: Array(text.utf16))
    return true
  }

  var text: String { String(decoding: units, as: UTF16.self) }
  var lineCount: Int { lines.count }
}

@Suite("The text of a document")
struct DocumentTextTests {
  private static let pieces = ["a", "é", "→", "😀", "\n", "\r", "\r\n", "let x = 1", "", "\u{FEFF}", "e\u{301}"]

  @Test("After random edits it is the text that counting gives, with the lines of a fresh one", arguments: 0..<40)
  func edits(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let start = (0..<Int.random(in: 0..<30, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
    var text = DocumentText(start.joined())
    var counted = CountedText(units: Array(start.joined().utf16))
    for _ in 0..<200 {
      var (a, b) = (position(in: counted, &random), position(in: counted, &random))
      if a > b, Int.random(in: 0..<10, using: &random) > 0 { swap(&a, &b) }
      // Near each other most of the time, or the text is soon gone.
      if Int.random(in: 0..<4, using: &random) > 0 { b = TextPosition(line: a.line, character: a.character + 1) }
      let new = (0..<Int.random(in: 0..<3, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }
      let range = TextRange(start: a, end: b)
      #expect(text.replace(range, with: new.joined()) == counted.replace(range, with: new.joined()))
      #expect(String(decoding: text.bytes, as: UTF8.self).unicodeScalars.elementsEqual(counted.text.unicodeScalars))
      let fresh = DocumentText(counted.text)
      #expect(text.lineCount == fresh.lineCount && text.lineCount == counted.lineCount)
      for offset in stride(from: 0, through: text.bytes.count, by: 3) {
        #expect(text.position(of: offset) == fresh.position(of: offset))
        #expect(text.offset(of: text.position(of: offset)) <= offset)
      }
    }
  }

  private func position(in text: CountedText, _ random: inout SeededGenerator) -> TextPosition {
    TextPosition(
      line: Int.random(in: 0..<text.lineCount + 2, using: &random), character: Int.random(in: 0..<12, using: &random))
  }

  @Test("Positions after a line or the text, and inside of a pair")
  func limits() {
    let text = DocumentText("a😀\r\nb")
    let offsets = [(0, 0), (0, 1), (0, 2), (0, 3), (0, .max), (1, 0), (1, 1), (1, 9), (2, 0), (.max, .max)].map {
      text.offset(of: TextPosition(line: $0.0, character: $0.1))
    }
    #expect(offsets == [0, 1, 1, 5, 5, 7, 8, 8, 8, 8])
  }
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
