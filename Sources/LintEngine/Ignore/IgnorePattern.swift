import LintText

/// One line of a `.gitignore` file.
struct IgnorePattern {
  private enum Matcher {
    /// The last component is exactly this.
    case name(ArraySlice<UInt8>)
    /// The last component ends so: `*.generated.swift`.
    case suffix(ArraySlice<UInt8>)
    case nameGlob(Glob)
    /// The whole path, from the directory of the ignore file down: first the bytes before any wildcard, then the rest.
    case path(literal: ArraySlice<UInt8>, Glob)
  }

  private let matcher: Matcher
  /// A line that starts with `!` takes back what an earlier one ignored.
  let isNegated: Bool
  private let matchesOnlyDirectories: Bool
  /// Without a leading exclamation mark, and without slashes at its ends.
  private let text: ArraySlice<UInt8>

  /// - Returns: nil for an empty line, a comment, or a pattern that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    var text = Self.withoutTrailingSpaces(line)
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    matchesOnlyDirectories = text.last == slash
    if matchesOnlyDirectories { text.removeLast() }
    guard !text.isEmpty else { return nil }

    let wildcard = text.firstIndex { wildcards.contains($0) } ?? text.endIndex
    if text.contains(slash) {
      // A slash anywhere but at the end ties the pattern to the directory of its file.
      if text.first == slash { text.removeFirst() }
      let literal = text[..<max(wildcard, text.startIndex)]
      guard let glob = Glob(text[literal.endIndex...]) else { return nil }
      matcher = .path(literal: literal, glob)
    } else if wildcard == text.endIndex {
      matcher = .name(text)
    } else if text.first == UInt8(ascii: "*"), !text.dropFirst().contains(where: wildcards.contains) {
      matcher = .suffix(text.dropFirst())
    } else {
      guard let glob = Glob(text) else { return nil }
      matcher = .nameGlob(glob)
    }
    self.text = text
  }

  /// Components without wildcards: each path that matches has all of them.
  var literalComponents: [ArraySlice<UInt8>] {
    // A slash in brackets separates nothing.
    let certain = text.prefix { $0 != UInt8(ascii: "[") }
    let components = certain.split(separator: slash, omittingEmptySubsequences: false)
    let whole = certain.count == text.count ? components[...] : components.dropLast()
    return whole.filter { !$0.isEmpty && !$0.contains(where: wildcards.contains) }
  }

  /// What each name that matches ends with, if the pattern requires nothing else.
  var suffix: ArraySlice<UInt8>? {
    if case .suffix(let suffix) = matcher { suffix } else { nil }
  }

  /// - Parameters:
  ///   - path: The path below the directory of the ignore file.
  ///   - nameStart: Where its last component starts.
  func matches(_ path: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool) -> Bool {
    if matchesOnlyDirectories && !isDirectory { return false }
    switch matcher {
    case .name(let name): return path[nameStart...] == name
    case .suffix(let suffix): return path[nameStart...].suffix(suffix.count) == suffix
    case .nameGlob(let glob): return glob.matches(path[nameStart...])
    case .path(let literal, let glob):
      return path.starts(with: literal) && glob.matches(path.dropFirst(literal.count))
    }
  }

  /// Spaces at the end do not count unless a backslash protects them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index = min(index + 2, line.endIndex)
        end = index
      } else {
        if line[index] != UInt8(ascii: " ") { end = index + 1 }
        index += 1
      }
    }
    return line[..<end]
  }
}

private let slash = UInt8(ascii: "/")
private let wildcards: [UInt8] = Array("*?[\\".utf8)
