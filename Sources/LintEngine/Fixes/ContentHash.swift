/// Identifies a text of a file by its length and its hash.
struct ContentHash: Equatable, CustomStringConvertible {
  /// In bytes.
  private let count: Int
  private let hash: UInt64

  init(_ bytes: some Collection<UInt8>) {
    var hash = StableHash()
    hash.combine(bytes)
    count = bytes.count
    self.hash = hash.value
  }

  /// Parses a ``description``; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else { return nil }
    self.count = count
    self.hash = hash
  }

  /// The length and the hash in hexadecimal digits, with a hyphen between them.
  var description: String { "\(count)-\(String(hash, radix: 16))" }
}
