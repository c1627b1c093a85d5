/// Swift text with `↓` right before each place where a diagnostic must start.
///
///     nonisolated func tag() -> Tag { ↓MainActor.assumeIsolated { Tag() } }
public struct MarkedSource: Sendable, Hashable {
  public static let marker: Unicode.Scalar = "↓"

  /// The text without markers, as the linter sees it.
  public let text: String
  /// The places of the markers, in bytes of `text` from 0, ascending. Two markers in a row ask for two diagnostics at
  /// that place.
  public let offsets: [Int]

  public init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    var length = 0
    for scalar in marked.unicodeScalars {
      if scalar == Self.marker {
        offsets.append(length)
      } else {
        text.unicodeScalars.append(scalar)
        length += UTF8.width(scalar)
      }
    }
    self.text = text
    self.offsets = offsets
  }
}
