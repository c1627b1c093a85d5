/// A hash of a file's bytes, to tell whether they are still the same. Not for keeping: it may change from version to version.
struct ContentHash: Hashable, Sendable {
  private let value: UInt64

  init(of bytes: UnsafeRawBufferPointer) {
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = Self.mix(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    while offset < bytes.count {
      hash = Self.mix(hash ^ UInt64(bytes[offset]))
      offset &+= 1
    }
    value = hash
  }

  /// Multiplies to 128 bits and folds the halves, so that every bit of the input reaches every bit of the hash.
  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xA24B_AED4_963E_E407)
    return product.high ^ product.low
  }
}
