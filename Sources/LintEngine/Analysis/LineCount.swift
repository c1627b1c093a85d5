/// Line feeds, and one for a last line that has none.
///
/// - Parameter text: A source with `FileReader.padding` zero bytes after it.
func countLines(_ text: UnsafeRawBufferPointer) -> Int {
  guard let base = text.baseAddress, !text.isEmpty else { return 0 }
  let lineFeeds = SIMD32<UInt8>(repeating: 0x0A)
  var count = 0
  var offset = 0
  while offset < text.count {
    // Each byte of the sum counts for itself and holds no more than 255. The last step reads into the padding, where no
    // line feed is.
    let stepCount = min((text.count &- offset &+ 31) / 32, 255)
    var sums = SIMD32<UInt8>.zero
    for step in 0..<stepCount {
      let bytes = base.loadUnaligned(fromByteOffset: offset &+ step &* 32, as: SIMD32<UInt8>.self)
      // A mask is all ones, which is one less than none.
      sums &-= unsafeBitCast(bytes .== lineFeeds, to: SIMD32<UInt8>.self)
    }
    count &+= Int(SIMD32<UInt16>(truncatingIfNeeded: sums).wrappedSum())
    offset &+= stepCount &* 32
  }
  return text[text.count - 1] == UInt8(ascii: "\n") ? count : count + 1
}
