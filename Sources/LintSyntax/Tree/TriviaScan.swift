/// Recognises what is allowed between two tokens of a file without errors: white space, comments, a shebang line, a
/// byte order mark, and in multi-line strings the `\` (or `\#`) that joins two lines. Independent of the lexer, to
/// check what it passes over.
struct TriviaScan {
  private let source: UnsafeBufferPointer<UInt8>
  private var place: Int
  private let end: Int

  /// Whether the range contains nothing but trivia, in bytes from the start of the file.
  static func isTrivia(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) -> Bool {
    var scan = TriviaScan(source: source, place: range.lowerBound, end: range.upperBound)
    while scan.place < scan.end {
      if !scan.takePiece() { return false }
    }
    return true
  }

  private mutating func takePiece() -> Bool {
    switch source[place] {
    case 0x09...0x0D, UInt8(ascii: " "): place += 1
    case UInt8(ascii: "/") where byte(ahead: 1) == UInt8(ascii: "/"): takeLine()
    case UInt8(ascii: "/") where byte(ahead: 1) == UInt8(ascii: "*"): return takeBlockComment()
    case UInt8(ascii: "#") where place == 0 && byte(ahead: 1) == UInt8(ascii: "!"): takeLine()
    case UInt8(ascii: "\\"):
      place += 1
      while byte(ahead: 0) == UInt8(ascii: "#") { place += 1 }
      while byte(ahead: 0) == UInt8(ascii: " ") || byte(ahead: 0) == UInt8(ascii: "\t") { place += 1 }
      return byte(ahead: 0) == UInt8(ascii: "\n") || byte(ahead: 0) == UInt8(ascii: "\r")
    // A no-break space; the compiler warns of it.
    case 0xC2 where byte(ahead: 1) == 0xA0: place += 2
    case 0xEF where byte(ahead: 1) == 0xBB && byte(ahead: 2) == 0xBF: place += 3
    default: return false
    }
    return true
  }

  private func byte(ahead offset: Int) -> UInt8? { place + offset < end ? source[place + offset] : nil }

  private mutating func takeLine() {
    while let byte = byte(ahead: 0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { place += 1 }
  }

  private mutating func takeBlockComment() -> Bool {
    let close = BlockComment.end(in: source, from: place, to: end)
    place = close ?? end
    return close != nil
  }
}
