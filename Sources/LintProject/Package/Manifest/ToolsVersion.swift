/// A version of SwiftPM and of the compiler that comes with it.
public struct ToolsVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// `6`, `6.1` or `6.1.2`, also with a suffix such as `-beta`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(
      separator: ".", omittingEmptySubsequences: false)
    let parts = numbers.map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ $0 != nil }) else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
  }

  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The version whose behaviour is assumed if a project does not state the tools that build it.
  public static let newest = ToolsVersion(6, 3)

  /// The version of a manifest that does not state one.
  static let undeclared = ToolsVersion(3, 1)
}

extension ToolsVersion: CustomStringConvertible {
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// The version in the comment at the start of a manifest: `// swift-tools-version: 6.0`, in any case and spacing.
  ///
  /// - Returns: nil when there is no such comment, which means version 3.1.
  init?(manifest source: UnsafeBufferPointer<UInt8>) {
    var lines = source.split(separator: UInt8(ascii: "\n"), maxSplits: 64, omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if text.isEmpty { continue }
      guard text.hasPrefix("//") else { return nil }
      let comment = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
      let marker = "swift-tools-version"
      guard comment.lowercased().hasPrefix(marker) else { return nil }
      let version = comment.dropFirst(marker.count).drop { $0 == " " || $0 == "\t" || $0 == ":" }
      self.init(version)
      return
    }
    return nil
  }
}
