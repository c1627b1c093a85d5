/// A hash of a file's bytes, to tell whether they are still the same. Not for keeping: it may change from version to version.
struct ContentHash: Hashable, Sendable {
  private let value: UInt64

  init(of bytes: UnsafeRawBufferPointer) {
    // Four lanes, since each multiplication has to wait for the one before it in its lane.
    let length = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var (first, second, third, fourth) = (length, length &+ 1, length &+ 2, length &+ 3)
    var offset = 0
    while offset &+ 32 <= bytes.count {
      first = Self.mix(first ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      second = Self.mix(second ^ bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
      third = Self.mix(third ^ bytes.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self))
      fourth = Self.mix(fourth ^ bytes.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self))
      offset &+= 32
    }
    var hash = Self.mix(Self.mix(Self.mix(first ^ second) ^ third) ^ fourth)
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
