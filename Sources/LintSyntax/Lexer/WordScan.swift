// Reading eight bytes at a time. A file is followed by zero bytes, so that a load near its end stays in bounds, and a
// zero byte stops every scan. The lowest flagged byte of a result is exact; higher ones may be flagged in error,
// because a borrow runs upward.

@usableFromInline typealias Word = UInt64

extension Word {
  /// The byte in all eight places.
  @inline(__always)
  init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  @inline(__always) static var highBits: Word { 0x8080_8080_8080_8080 }

  /// The top bit of each byte that equals the one that `pattern` repeats.
  @inline(__always)
  func bytes(equalTo pattern: Word) -> Word {
    let difference = self ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & .highBits
  }

  /// The top bit of each byte below `limit`, which is at most 128.
  @inline(__always)
  func bytes(below limit: UInt8) -> Word { (self &- Word(repeating: limit)) & ~self & .highBits }

  /// The top bit of each byte that is no ASCII letter.
  @inline(__always)
  var bytesOutsideLetters: Word {
    let lowercase = self | Word(repeating: 0x20)
    return (~(lowercase &+ Word(repeating: 0x1F)) | (lowercase &+ Word(repeating: 0x05)) | self) & .highBits
  }

  /// How many bytes are below the lowest flagged one; 8 if none is flagged.
  @inline(__always) var flaggedOffset: Int { trailingZeroBitCount &>> 3 }

  /// All bits of the bytes below the lowest flagged one, of which there must be one.
  @inline(__always) var bytesBelowFlag: Word { (self ^ (self &- 1)) &>> 8 }
}

extension UnsafePointer<UInt8> {
  @inline(__always)
  func word(at offset: Int) -> Word {
    Word(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: Word.self))
  }
}
