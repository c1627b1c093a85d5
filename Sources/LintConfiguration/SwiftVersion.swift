/// A language mode as written in `swift_version`: `5` or `5.0`.
public enum SwiftVersion: String, Sendable, Hashable, CaseIterable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"
  case v6 = "6"

  /// How it may be written.
  public var words: [String] { rawValue.contains(".") ? [rawValue] : [rawValue, rawValue + ".0"] }

  init?(word: String) {
    guard let version = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = version
  }
}
