import LintSyntax

/// Finds calls in plain text, before a file is parsed.
enum CallText {
  /// Whether a source may call something of a name: the name is followed by the beginning of arguments, possibly in a
  /// comment, and not preceded by `func`. In between there may be generic arguments, `?` or `!`.
  ///
  /// - Parameter name: without backticks; empty in broken code, where it may be anywhere.
  static func mayCall(_ name: ByteSearch.Needle, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    if name.count == 0 { return true }
    var start = 0
    while let place = ByteSearch.first(name, in: UnsafeBufferPointer(rebasing: source[start...])) {
      let (begin, end) = (start + place, start + place + name.count)
      if (begin == 0 || !source[begin - 1].continuesIdentifier), mayBeginArguments(source, from: end),
        !isDeclared(source, at: begin)
      {
        return true
      }
      start = end
    }
    return false
  }

  private static func mayBeginArguments(_ source: UnsafeBufferPointer<UInt8>, from end: Int) -> Bool {
    var place = end
    while place < source.count, source[place].isSpace { place += 1 }
    guard place < source.count else { return false }
    switch source[place] {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "!"): return true
    // A comment.
    case UInt8(ascii: "/"): return true
    // The name's own backtick, or a letter that is not ASCII's, or a space of another script.
    case UInt8(ascii: "`"), 0x80...: return true
    default: return false
    }
  }

  /// Whether `func` and spaces come before a place: on one line, as a comment may end with the word.
  private static func isDeclared(_ source: UnsafeBufferPointer<UInt8>, at begin: Int) -> Bool {
    var place = begin
    while place > 0, source[place - 1].isBlank { place -= 1 }
    let keyword = "func".utf8
    guard place < begin, place >= keyword.count,
      source[(place - keyword.count)..<place].elementsEqual(keyword)
    else { return false }
    let before = place - keyword.count - 1
    return before < 0 || !source[before].continuesIdentifier
  }
}

extension UInt8 {
  /// Whether the compiler passes over an ASCII byte between two tokens.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self == 0 }
}
