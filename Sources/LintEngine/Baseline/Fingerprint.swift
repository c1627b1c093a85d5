/// Identifies a finding after its file was moved or reformatted, lines were added above it or the rule's message
/// changed.
public struct Fingerprint: Hashable, Sendable {
  /// The hash of the rule, the symbol and the code.
  public let hash: UInt64
  /// The declarations around the finding, outermost first, with a period between them: `Store.save(_:)`. Empty at file
  /// level.
  public let symbol: String

  /// 16 hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// FNV-1a with 64 bits: small, the same on every machine, and enough to tell some thousands of findings apart.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Adds a part, and where it ends, so that two parts cannot run into each other.
  mutating func combine(part text: String) {
    combine(text.utf8)
    combine(0)
  }
}
