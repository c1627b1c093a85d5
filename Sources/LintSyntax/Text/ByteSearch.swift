/// Plain search in bytes, for short needles in short texts.
public enum ByteSearch {
  public static func contains(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Bool {
    guard let first = needle.first, bytes.count >= needle.count else { return needle.isEmpty }
    func fold(_ byte: UInt8) -> UInt8 { ignoringCase && byte >= 65 && byte <= 90 ? byte | 32 : byte }
    let last = bytes.count - needle.count
    var start = 0
    while start <= last {
      if !ignoringCase {
        start = skip(to: first, in: bytes, from: start)
        if start > last { return false }
      }
      if fold(bytes[start]) == first {
        var matched = 1
        while matched < needle.count, fold(bytes[start + matched]) == needle[matched] { matched += 1 }
        if matched == needle.count { return true }
      }
      start += 1
    }
    return false
  }

  /// The first place of a byte, or the end; eight bytes are looked at in one step.
  public static func skip(to byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = ones &* UInt64(byte)
    let raw = UnsafeRawBufferPointer(bytes)
    var place = start
    while place &+ 8 <= bytes.count {
      let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ pattern
      // The lowest byte that is zero sets its top bit, whatever those above it do.
      let zeroes = (difference &- ones) & ~difference & (ones &<< 7)
      if zeroes != 0 { return place &+ zeroes.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < bytes.count, bytes[place] != byte { place &+= 1 }
    return place
  }
}
