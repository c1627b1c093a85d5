/// The patterns of one ignore file, and those of the directories above it.
///
/// The nearest file decides, and in it the last line that matches.
final class IgnoreRules: Sendable {
  enum Verdict {
    case ignored, included
    /// No line matches this path.
    case undecided
  }

  private let parent: IgnoreRules?
  private let patterns: IgnorePatterns
  /// The directory that the patterns are relative to.
  private let base: FilePath

  init(parent: IgnoreRules?, base: FilePath, patterns: IgnorePatterns) {
    self.parent = parent
    self.base = base
    self.patterns = patterns
  }

  /// Adds the patterns of a file to those of `parent`; nothing is added when it has none.
  static func adding(_ content: UnsafeRawBufferPointer, in base: FilePath, to parent: IgnoreRules?) -> IgnoreRules? {
    let patterns = parse(Array(content))
    return patterns.isEmpty ? parent : IgnoreRules(parent: parent, base: base, patterns: IgnorePatterns(patterns))
  }

  /// Reads the lines of an ignore file, which may start with a byte order mark and end its lines with CR LF.
  static func parse(_ content: [UInt8]) -> [IgnorePattern] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = content.starts(with: byteOrderMark) ? content.dropFirst(byteOrderMark.count) : content[...]
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// - Parameter path: An absolute path without symbolic links.
  func verdict(on path: FilePath, isDirectory: Bool) -> Verdict {
    var rules: IgnoreRules? = self
    while let current = rules {
      if let below = path.relative(to: current.base) {
        let nameStart = path.lastComponent.startIndex
        if let match = current.patterns.lastMatch(below, nameStart: nameStart, isDirectory: isDirectory) {
          return match.isNegated ? .included : .ignored
        }
      }
      rules = current.parent
    }
    return .undecided
  }
}
