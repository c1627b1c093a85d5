/// Line feeds, and one for a last line that has none.
///
/// - Parameter text: A source with `FileReader.padding` zero bytes behind it.
func countLines(_ text: UnsafeRawBufferPointer) -> Int {
  guard let base = text.baseAddress, !text.isEmpty else { return 0 }
  let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  var others = 0
  // The last word reads into the padding, where no line feed is.
  for offset in stride(from: 0, to: text.count, by: 8) {
    let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ lineFeeds
    // The high bit of each byte that is not zero now; adding cannot carry from one byte into the next.
    others += ((((word & lowBits) &+ lowBits) | word) & ~lowBits).nonzeroBitCount
  }
  let count = (text.count + 7) / 8 * 8 - others
  return text[text.count - 1] == UInt8(ascii: "\n") ? count : count + 1
}
