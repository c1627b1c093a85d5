/// Plain search in bytes, for short needles in short texts.
public enum ByteSearch {
  /// - Parameter needle: in lower case where case is ignored.
  public static func contains(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false)
    -> Bool
  {
    first(needle, in: bytes, ignoringCase: ignoringCase) != nil
  }

  /// Where the first occurrence begins, in bytes.
  ///
  /// - Parameter needle: in lower case where case is ignored.
  public static func first(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Int?
  {
    guard let first = needle.first, bytes.count >= needle.count else { return needle.isEmpty ? 0 : nil }
    // The bit by which letters of one case differ from those of the other. Other bytes that it makes alike do not match
    // behind it.
    let folded: UInt8 = ignoringCase ? 0x20 : 0
    func fold(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | folded : byte }
    let last = bytes.count - needle.count
    var start = 0
    while true {
      start = skip(to: first, in: bytes, from: start, setting: folded)
      if start > last { return nil }
      var matched = 0
      while matched < needle.count, fold(bytes[start + matched]) == needle[matched] { matched += 1 }
      if matched == needle.count { return start }
      start += 1
    }
  }

  /// Whether two texts are the same, eight bytes at a time.
  public static func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = one.count
    guard count == other.count else { return false }
    guard count >= 8 else { return (0..<count).allSatisfy { one[$0] == other[$0] } }
    let (left, right) = (UnsafeRawPointer(one.baseAddress!), UnsafeRawPointer(other.baseAddress!))
    func differ(at place: Int) -> Bool {
      left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    var place = 0
    while place &+ 8 <= count {
      if differ(at: place) { return false }
      place &+= 8
    }
    // The last word overlaps the one before.
    return !differ(at: count &- 8)
  }

  /// The first place of a byte that is not before another, or the end.
  public static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    skip(to: byte, in: bytes, from: start, setting: 0)
  }

  /// Thirty-two bytes are looked at in one step, and eight where the byte is among them.
  ///
  /// - Parameter bits: what is set in each byte before it is compared.
  private static func skip(to byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, setting bits: UInt8)
    -> Int
  {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = ones &* UInt64(byte | bits)
    let mask = ones &* UInt64(bits)
    let raw = UnsafeRawBufferPointer(bytes)
    /// The lowest byte that is the one has its top bit set, whatever those above it have.
    func matches(at place: Int) -> UInt64 {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) | mask
      let difference = word ^ pattern
      return (difference &- ones) & ~difference & (ones &<< 7)
    }
    var place = start
    while place &+ 32 <= bytes.count,
      matches(at: place) | matches(at: place &+ 8) | matches(at: place &+ 16) | matches(at: place &+ 24) == 0
    {
      place &+= 32
    }
    while place &+ 8 <= bytes.count {
      let found = matches(at: place)
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < bytes.count, bytes[place] | bits != byte | bits { place &+= 1 }
    return place
  }
}
