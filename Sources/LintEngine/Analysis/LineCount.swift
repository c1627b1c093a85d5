/// Line feeds, and one for a last line that has none.
///
/// - Parameter text: A source with `FileReader.padding` zero bytes behind it.
func countLines(_ text: UnsafeRawBufferPointer) -> Int {
  guard let base = text.baseAddress, !text.isEmpty else { return 0 }
  let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let evenBytes: UInt64 = 0x00FF_00FF_00FF_00FF
  var count = 0
  var offset = 0
  while offset < text.count {
    // Each byte of the sum counts for itself and holds no more than 255. Plain arithmetic, so that the loop is vectorised;
    // the last word reads into the padding, where no line feed is.
    let wordCount = min((text.count &- offset &+ 7) / 8, 255)
    var sums: UInt64 = 0
    for index in 0..<wordCount {
      let word = base.loadUnaligned(fromByteOffset: offset &+ index &* 8, as: UInt64.self) ^ lineFeeds
      // The high bit of each byte that is not zero now; adding cannot carry from one byte into the next.
      let others = ((word & lowBits) &+ lowBits) | word
      sums &+= (~others >> 7) & 0x0101_0101_0101_0101
    }
    let pairs = (sums & evenBytes) &+ ((sums >> 8) & evenBytes)
    count &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    offset &+= wordCount &* 8
  }
  return text[text.count - 1] == UInt8(ascii: "\n") ? count : count + 1
}
