/// Where a declaration of an interface can be looked up, and from which release on it is as written there.
public struct SDKFact: Equatable, Sendable {
  public let sources: [SDKSource]
  /// `nil` when the declaration is older than the releases that matter here.
  public let since: SDKRelease?

  /// Reads `source: SE-0304, SE-0430; since: Swift 6.0`, the text of a comment after its slashes. `nil` when it is no
  /// such text.
  init?(comment: some StringProtocol) {
    let parts = comment.split(separator: ";", maxSplits: 1).map { $0.trimmed }
    guard let first = parts.first, let names = first.after("source: ") else { return nil }
    let sources = names.split(separator: ",").map { SDKSource($0.trimmed) }
    guard !sources.isEmpty, !sources.contains(nil) else { return nil }
    self.sources = sources.compactMap(\.self)
    if parts.count == 1 {
      since = nil
    } else {
      guard let text = parts[1].after("since: "), let release = SDKRelease(text) else { return nil }
      since = release
    }
  }
}

/// A public page or file that states a fact.
public enum SDKSource: Equatable, Sendable {
  /// A proposal of Swift Evolution, by number.
  case evolution(Int)
  /// A page of Apple's documentation, by its path there.
  case documentation(String)
  /// A file of Swift's standard library, by its path there.
  case standardLibrary(String)
  /// A public repository, or a file of it, by its path at GitHub.
  case repository(String)

  /// Reads `SE-0304`, `apple/swiftui/view` or `swift/core/Array.swift`.
  init?(_ text: some StringProtocol) {
    if let number = text.after("SE-") {
      guard number.utf8.count == 4, let number = Int(number) else { return nil }
      self = .evolution(number)
    } else if let path = text.after("apple/"), !path.isEmpty {
      self = .documentation(String(path))
    } else if let path = text.after("swift/"), !path.isEmpty {
      self = .standardLibrary(String(path))
    } else if let path = text.after("github/"), !path.isEmpty {
      self = .repository(String(path))
    } else {
      return nil
    }
  }

  /// The address to open.
  public var url: String {
    switch self {
    case .evolution(let number):
      let digits = String(number)
      let padded = String(repeating: "0", count: 4 - digits.count) + digits
      return "https://www.swift.org/swift-evolution/#?search=SE-\(padded)"
    case .documentation(let path): return "https://developer.apple.com/documentation/\(path)"
    case .repository(let path): return "https://github.com/\(path)"
    case .standardLibrary(let path): return "https://github.com/swiftlang/swift/blob/main/stdlib/public/\(path)"
    }
  }
}

/// The first release with a fact.
public enum SDKRelease: Equatable, Sendable {
  /// A version of Swift, the compiler and its library.
  case swift(major: Int, minor: Int)
  /// A version of a system: there the declaration appeared.
  case system(name: String, major: Int, minor: Int)
  /// A version of an SDK: with it the declaration got the attributes that it has here, whatever system the code runs
  /// on.
  case sdk(name: String, major: Int, minor: Int)

  /// Reads `Swift 5.5`, `iOS 17` or `iOS 18 SDK`.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count == 2 || (words.count == 3 && words[2] == "SDK") else { return nil }
    let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let major = numbers[0], let minor = numbers.count == 2 ? numbers[1] : 0 else {
      return nil
    }
    switch (words[0], words.count) {
    case ("Swift", 2): self = .swift(major: major, minor: minor)
    case ("iOS", 2), ("macOS", 2): self = .system(name: String(words[0]), major: major, minor: minor)
    case ("iOS", 3), ("macOS", 3): self = .sdk(name: String(words[0]), major: major, minor: minor)
    default: return nil
    }
  }
}

extension SDKInterface {
  /// The fact that covers the declaration at this offset of the text, in bytes; `nil` when nothing does.
  ///
  /// The text is indented as it is nested, two columns a level, and a declaration begins on a line of its own or on
  /// that of the one around it: so lines are enough.
  public func fact(at offset: Int) -> SDKFact? {
    let lines = source.utf8.prefix(offset + 1).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let begun = lines.last else { return nil }
    let rest = source.utf8.suffix(from: begun.startIndex).prefix { $0 != UInt8(ascii: "\n") }
    if let fact = trailingFact(rest) { return fact }
    var depth = rest.indentation
    for line in lines.dropLast().reversed() {
      if depth == 0 {
        if line.isEmpty { return nil }
        if line.starts(with: "// ".utf8), let fact = SDKFact(comment: Substring(line.dropFirst(3)).trimmed) {
          return fact
        }
      } else if !line.isEmpty, line.indentation < depth {
        if let fact = trailingFact(line) { return fact }
        depth = line.indentation
      }
    }
    return nil
  }

  private func trailingFact(_ line: Substring.UTF8View) -> SDKFact? {
    let text = Substring(line)
    guard let start = text.range(ofLast: "// source: ") else { return nil }
    return SDKFact(comment: text[start...].dropFirst(3))
  }
}

extension Substring.UTF8View {
  fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") }.count }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence { drop { $0 == " " }.dropTrailingSpaces }

  private var dropTrailingSpaces: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[startIndex..<end]
  }

  /// What follows this beginning; `nil` when the text begins otherwise.
  fileprivate func after(_ beginning: String) -> SubSequence? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }

  /// Where the last occurrence of this text begins.
  fileprivate func range(ofLast text: String) -> Index? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start }
    }
    return nil
  }
}
