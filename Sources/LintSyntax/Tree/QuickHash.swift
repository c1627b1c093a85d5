/// Hashes of numbers for tables of places and names, in a few instructions: finding a known answer is little more than
/// hashing its question, and the library's own hash takes some fifty instructions for each number.
public enum QuickHash {
  /// - Parameter seed: of the table.
  @inlinable
  public static func of(_ number: UInt64, seed: Int) -> Int {
    // The golden ratio carries every bit into the high half, which is then folded into the low one.
    var hash = (number ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

// What a table asks for. Keys of several parts are hashed by `hash(into:)`.

extension Node {
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    QuickHash.of(UInt64(UInt(bitPattern: columns)) ^ UInt64(id) &* 0x9E37_79B9_7F4A_7C15, seed: seed)
  }
}

extension Name {
  @inlinable
  public func _rawHashValue(seed: Int) -> Int { QuickHash.of(UInt64(rawValue), seed: seed) }
}
