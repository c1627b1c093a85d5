/// The number of line feeds, plus one for a last line without one.
///
/// - Parameter text: A source with `FileReader.padding` zero bytes after it.
func countLines(_ text: UnsafeRawBufferPointer) -> Int {
  guard let base = text.baseAddress, !text.isEmpty else { return 0 }
  let lineFeeds = SIMD32<UInt8>(repeating: 0x0A)
  var count = 0
  var offset = 0
  while offset < text.count {
    // Each byte of the sum is a counter of its own, at most 255. The last step reads into the padding, which has no
    // line feeds.
    let stepCount = min((text.count &- offset &+ 31) / 32, 255)
    var sums = SIMD32<UInt8>.zero
    for step in 0..<stepCount {
      let bytes = base.loadUnaligned(fromByteOffset: offset &+ step &* 32, as: SIMD32<UInt8>.self)
      // A mask is all ones, that is, -1.
      sums &-= unsafeBitCast(bytes .== lineFeeds, to: SIMD32<UInt8>.self)
    }
    count &+= Int(SIMD32<UInt16>(truncatingIfNeeded: sums).wrappedSum())
    offset &+= stepCount &* 32
  }
  return text[text.count - 1] == UInt8(ascii: "\n") ? count : count + 1
}
