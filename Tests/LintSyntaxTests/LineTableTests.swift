import LintSyntax
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  /// Line and column of a byte, as `line:column`.
  private func place(_ text: [UInt8], _ offset: Int) -> String {
    let position = text.withUnsafeBufferPointer { LineTable($0).position(at: offset, in: $0) }
    return "\(position.line):\(position.column)"
  }

  private func place(_ text: String, _ offset: Int) -> String { place(Array(text.utf8), offset) }

  @Test("Lines end at LF, CR and CR LF")
  func lineEnds() {
    #expect(place("a\nb", 2) == "2:1")
    #expect(place("a\rb", 2) == "2:1")
    #expect(place("a\r\nb", 3) == "2:1")
    #expect(place("a\r\rb", 3) == "3:1")
    #expect(place("a\n", 2) == "2:1")
    #expect(place("a\r", 2) == "2:1")
    #expect(place("", 0) == "1:1")
  }

  @Test("A line end belongs to the line that it ends")
  func lineEndItself() {
    #expect(place("ab\ncd", 2) == "1:3")
    #expect(place("ab\r\ncd", 2) == "1:3")
    #expect(place("ab\r\ncd", 3) == "1:4")
  }

  @Test("No other control character ends a line")
  func noLineEnds() {
    let text = "a\u{0B}\u{0C}\0\t\u{85}\u{2028}\u{2029}b"
    #expect(place(text, text.utf8.count - 1) == "1:9")
  }

  @Test("Columns count UTF-16 units")
  func columns() {
    #expect(place("äb", 2) == "1:2")
    #expect(place("€b", 3) == "1:2")
    #expect(place("😀b", 4) == "1:3")
    #expect(place("e\u{301}b", 3) == "1:3")
    #expect(place("\tb", 1) == "1:2")
  }

  @Test("Inside a character is the character's column")
  func insideCharacter() {
    #expect(place("x😀b", 3) == "1:2")
  }

  @Test("A byte order mark has no column, and is one only at the start")
  func byteOrderMark() {
    #expect(place("\u{FEFF}let", 3) == "1:1")
    #expect(place("\u{FEFF}let", 4) == "1:2")
    #expect(place("\u{FEFF}let", 0) == "1:1")
    #expect(place("a\u{FEFF}b", 4) == "1:3")
  }

  @Test("A line may be as long as the text", arguments: ["", "x", "xy"])
  func longLine(start: String) {
    // Of any 4,096 bytes the first may be in the middle of a character.
    let text = Array("\n\(start)\(String(repeating: "aä€😀", count: 2_000))\nb".utf8)
    text.withUnsafeBufferPointer { bytes in
      let table = LineTable(bytes)
      var column = 1
      for offset in bytes.indices.dropFirst() where bytes[offset] != UInt8(ascii: "\n") && bytes[offset] & 0xC0 != 0x80
      {
        guard offset < bytes.count - 1 else { continue }
        #expect(table.position(at: offset, in: bytes) == LineColumn(line: 2, column: column))
        column += bytes[offset] >= 0xF0 ? 2 : 1
      }
      #expect(table.position(at: bytes.count - 1, in: bytes) == LineColumn(line: 3, column: 1))
    }
  }

  @Test("Beyond the text is its end")
  func beyond() {
    #expect(place("ab", 9) == "1:3")
  }

  @Test("Places and offsets are each other's inverse at the start of each character")
  func inverse() throws {
    let text = Array("\u{FEFF}let ä = \"😀\"\r\n\tb\rc\n\nd".utf8)
    text.withUnsafeBufferPointer { bytes in
      let table = LineTable(bytes)
      for offset in bytes.indices.dropFirst(3) where bytes[offset] & 0xC0 != 0x80 && bytes[offset] != UInt8(ascii: "\n")
      {
        #expect(table.offset(of: table.position(at: offset, in: bytes), in: bytes) == offset)
      }
    }
  }

  @Test("A column beyond the line is its end; a line beyond the text is none")
  func offsetsBeyond() {
    Array("ab\r\nc😀".utf8).withUnsafeBufferPointer { bytes in
      let table = LineTable(bytes)
      #expect(table.offset(of: LineColumn(line: 1, column: 99), in: bytes) == 2)
      #expect(table.offset(of: LineColumn(line: 2, column: 3), in: bytes) == 5)
      #expect(table.offset(of: LineColumn(line: 3, column: 1), in: bytes) == nil)
      #expect(table.offset(of: LineColumn(line: 0, column: 1), in: bytes) == nil)
    }
  }

  @Test("A line's bytes are those without its end")
  func lineBytes() {
    Array("ab\r\ncd\n\re".utf8).withUnsafeBufferPointer { bytes in
      let table = LineTable(bytes)
      #expect((1...table.lineCount).map { table.byteRange(ofLine: $0, in: bytes) } == [0..<2, 4..<6, 7..<7, 8..<9])
      #expect(table.byteRange(ofLine: 5, in: bytes) == nil)
    }
  }

  @Test("Any bytes are counted as Swift decodes them", arguments: 0..<200)
  func decoding(seed: Int) {
    let text = Self.randomBytes(seed)
    // A prefix that ends inside a character would be decoded differently, so only whole lines' ends and scalars are
    // compared: decoding the text up to a place must leave the rest decoded as before.
    let whole = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    for offset in 0...text.count {
      let before = Array(String(decoding: text[..<offset], as: UTF8.self).unicodeScalars)
      let after = Array(String(decoding: text[offset...], as: UTF8.self).unicodeScalars)
      guard before + after == whole else { continue }
      #expect(place(text, offset) == Self.reference(before, next: after.first))
    }
  }

  /// Line and column after some scalars, counted one by one.
  private static func reference(_ scalars: [Unicode.Scalar], next: Unicode.Scalar?) -> String {
    var (line, column) = (1, 1)
    for (index, scalar) in scalars.enumerated() where !(index == 0 && scalar == "\u{FEFF}") {
      let following = index + 1 < scalars.count ? scalars[index + 1] : next
      if scalar == "\n" || (scalar == "\r" && following != "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += UTF16.width(scalar)
      }
    }
    return "\(line):\(column)"
  }

  /// Up to 40 bytes in which line ends, lead bytes and trail bytes are frequent.
  private static func randomBytes(_ seed: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40)
    }
    let alphabet: [UInt8] = [
      0x0A, 0x0D, 0x61, 0x00, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xBB, 0xF0, 0x90, 0x9F, 0xF4,
      0x8F, 0xF5, 0xFF
    ]
    return (0..<(next() % 40)).map { _ in alphabet[next() % alphabet.count] }
  }
}
