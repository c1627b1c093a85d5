// Reading eight bytes at a time. A file is followed by zero bytes, so that a load near its end stays in bounds, and a
// zero byte stops every scan. The lowest flagged byte of a result is exact; higher ones may be flagged in error, because
// a borrow runs upward.

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

  /// The top bit of each byte that is no ASCII letter, digit or underscore.
  @inline(__always)
  var bytesOutsideIdentifiers: Word {
    let low = self & ~Word.highBits
    let lowercase = low | Word(repeating: 0x20)
    let letters = (lowercase &+ Word(repeating: 0x1F)) & ~(lowercase &+ Word(repeating: 0x05))
    let digits = (low &+ Word(repeating: 0x50)) & ~(low &+ Word(repeating: 0x46))
    let notUnderscore = (low ^ Word(repeating: 0x5F)) &+ Word(repeating: 0x7F)
    return (~(letters | digits | ~notUnderscore) | self) & .highBits
  }

  /// How many bytes stand below the lowest flagged one.
  @inline(__always) var flaggedOffset: Int { trailingZeroBitCount &>> 3 }
}

extension UnsafePointer<UInt8> {
  @inline(__always)
  func word(at offset: Int) -> Word {
    Word(littleEndian: UnsafeRawPointer(self + offset).loadUnaligned(as: Word.self))
  }
}
