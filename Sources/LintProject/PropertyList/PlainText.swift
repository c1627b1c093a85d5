/// The characters that a text of a property list may have without quotes: letters, digits and `-./:_$`.
enum PlainText {
  /// The first place of a byte that is not allowed in one, or the end. Reads eight bytes in one step.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var place = start
    while place &+ 8 <= bytes.count {
      let others = ~plain(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))) & tops
      if others != 0 { return place &+ others.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < bytes.count, plain(UInt64(bytes[place])) & 0x80 != 0 { place &+= 1 }
    return place
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Each byte's top bit is set if the byte is plain; the other bits have no meaning.
  private static func plain(_ word: UInt64) -> UInt64 {
    // Without its top bit no byte carries into the next one.
    let low = word & ~tops
    func isWithin(_ first: UInt8, _ last: UInt8, _ bytes: UInt64) -> UInt64 {
      (bytes &+ ones &* UInt64(0x80 - first)) & ~(bytes &+ ones &* UInt64(0x7F - last))
    }
    let letters = isWithin(UInt8(ascii: "a"), UInt8(ascii: "z"), low | ones &* 0x20)
    let digits = isWithin(UInt8(ascii: "-"), UInt8(ascii: ":"), low)
    let underscore = isWithin(UInt8(ascii: "_"), UInt8(ascii: "_"), low)
    let dollar = isWithin(UInt8(ascii: "$"), UInt8(ascii: "$"), low)
    return (letters | digits | underscore | dollar) & ~word
  }
}
