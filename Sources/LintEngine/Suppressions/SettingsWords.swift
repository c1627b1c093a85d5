import LintKit

/// The words of an Xcode project or of a configuration file, whose comments are between them.
enum SettingsWords {
  static func isConfigurationFile(_ path: String) -> Bool { path.hasSuffix(".xcconfig") }

  /// The bytes of each word, in their order. A quoted text of a project is one word.
  static func ranges(in source: UnsafeBufferPointer<UInt8>, isConfigurationFile: Bool) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = 0
    while place < source.count {
      if source[place] == UInt8(ascii: " ") || source[place] == UInt8(ascii: "\t") || source[place].isLineEnd {
        place += 1
      } else if let end = comment(at: place, in: source, isConfigurationFile) {
        place = end
      } else {
        let start = place
        place = wordEnd(from: start, in: source, isConfigurationFile)
        words.append(start..<place)
      }
    }
    return words
  }

  /// The end of the comment that begins at a place; nil where none does.
  private static func comment(
    at place: Int, in source: UnsafeBufferPointer<UInt8>, _ isConfigurationFile: Bool
  ) -> Int? {
    guard source[place] == UInt8(ascii: "/"), place + 1 < source.count else { return nil }
    switch source[place + 1] {
    case UInt8(ascii: "/"): return source[place...].firstIndex(where: \.isLineEnd) ?? source.count
    case UInt8(ascii: "*") where !isConfigurationFile:
      var end = place + 2
      while end + 1 < source.count, source[end] != UInt8(ascii: "*") || source[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      return min(end + 2, source.count)
    default: return nil
    }
  }

  private static func wordEnd(
    from start: Int, in source: UnsafeBufferPointer<UInt8>, _ isConfigurationFile: Bool
  ) -> Int {
    let quote = source[start]
    if !isConfigurationFile, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      var end = start + 1
      while end < source.count, source[end] != quote { end += source[end] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(end + 1, source.count)
    }
    var end = start + 1
    while end < source.count, !endsWord(source[end], isConfigurationFile),
      comment(at: end, in: source, isConfigurationFile) == nil
    {
      end += 1
    }
    return end
  }

  private static func endsWord(_ byte: UInt8, _ isConfigurationFile: Bool) -> Bool {
    byte.isLineEnd || (isConfigurationFile ? " \t" : " \t;,(){}=\"'").utf8.contains(byte)
  }
}
