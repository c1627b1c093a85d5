/// Reads numbers of any width from bytes, lowest bit first. Reads past the end return nil.
struct BitReader {
  private let bytes: UnsafeRawBufferPointer
  /// In bits from the start.
  private var position: Int

  init(_ bytes: UnsafeRawBufferPointer, at byte: Int) {
    self.bytes = bytes
    position = byte * 8
  }

  /// The byte that contains the next bit.
  var byte: Int { position / 8 }
  var isAtEnd: Bool { position >= bytes.count * 8 }

  /// A number of `width` bits, 1 to 32.
  mutating func fixed(_ width: Int) -> UInt32? {
    guard width <= bytes.count * 8 - position else { return nil }
    var value: UInt64 = 0
    for bit in 0..<width where bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1 == 1 {
      value |= 1 << UInt64(bit)
    }
    position += width
    return UInt32(value)
  }

  /// A number in chunks of `width` bits, the highest of which says that another chunk follows; nil also if it has more
  /// than 32 bits.
  mutating func variable(_ width: Int) -> UInt32? {
    let more: UInt32 = 1 << UInt32(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let chunk = fixed(width) {
      value |= UInt64(chunk & (more - 1)) << shift
      if chunk & more == 0 { return UInt32(exactly: value) }
      shift += UInt64(width - 1)
      guard shift < 32 else { return nil }
    }
    return nil
  }

  /// Goes to the next word of 32 bits.
  mutating func align() -> Bool {
    position = (position + 31) / 32 * 32
    return position <= bytes.count * 8
  }

  mutating func skip(words: Int) -> Bool {
    guard words <= (bytes.count * 8 - position) / 32 else { return false }
    position += words * 32
    return true
  }
}
