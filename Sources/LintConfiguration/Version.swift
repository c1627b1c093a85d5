/// A version of the tool: `1.2.3`, or `1.2`, which is `1.2.0`.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let parts: [Int]

  /// - Returns: nil if the text is not one to three numbers between periods.
  public init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in word.allSatisfy { "0"..."9" ~= $0 } ? Int(word) : nil }
    guard (1...3).contains(numbers.count), numbers.count == words.count else { return nil }
    parts = numbers + [Int](repeating: 0, count: 3 - numbers.count)
  }

  public static func < (left: Version, right: Version) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

  public var description: String { parts.map(String.init).joined(separator: ".") }
}
