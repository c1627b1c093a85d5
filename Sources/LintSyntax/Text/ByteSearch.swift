/// Plain search in bytes, for short needles in short texts.
public enum ByteSearch {
  /// A text to search for, and which of its bytes to search for first.
  public struct Needle: Sendable {
    public let bytes: [UInt8]
    /// The place of its byte that is rarest in code: fewer occurrences of it have to be checked than of the first one.
    fileprivate let anchor: Int

    public init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var (best, least) = (0, Int.max)
      for (place, byte) in bytes.enumerated() where commonness(byte) < least {
        (best, least) = (place, commonness(byte))
      }
      anchor = best
    }

    public init(_ text: String) { self.init(Array(text.utf8)) }

    public var count: Int { bytes.count }
  }

  /// - Parameter needle: in lower case where case is ignored.
  public static func contains(_ needle: Needle, in bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false)
    -> Bool
  {
    first(needle, in: bytes, ignoringCase: ignoringCase) != nil
  }

  /// Where the first occurrence begins, in bytes.
  ///
  /// - Parameter needle: in lower case where case is ignored.
  public static func first(_ needle: Needle, in bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Int? {
    let (needle, anchor) = (needle.bytes, needle.anchor)
    guard !needle.isEmpty, bytes.count >= needle.count else { return needle.isEmpty ? 0 : nil }
    // The bit by which letters of one case differ from those of the other. Other bytes that it makes equal are rejected
    // by the comparison below.
    let folded: UInt8 = ignoringCase ? 0x20 : 0
    func fold(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | folded : byte }
    let last = bytes.count - needle.count
    var start = 0
    while true {
      start = skip(to: needle[anchor], in: bytes, from: start + anchor, setting: folded) - anchor
      if start > last { return nil }
      var matched = 0
      while matched < needle.count, fold(bytes[start + matched]) == needle[matched] { matched += 1 }
      if matched == needle.count { return start }
      start += 1
    }
  }

  /// How common a byte is in Swift, compared with others.
  private static func commonness(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "z"): 0
    case UInt8(ascii: "b"), UInt8(ascii: "k"), UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "x"): 2
    case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "y"): 3
    case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "p"), UInt8(ascii: "u"): 4
    case 0x20, UInt8(ascii: "a")...UInt8(ascii: "z"): 5
    default: 1
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

  /// Reads thirty-two bytes in one step.
  ///
  /// - Parameter bits: what is set in each byte before it is compared.
  private static func skip(to byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, setting bits: UInt8)
    -> Int
  {
    let one = SIMD32<UInt8>(repeating: byte | bits)
    let other = SIMD32<UInt8>(repeating: (byte | bits) & ~bits)
    let raw = UnsafeRawBufferPointer(bytes)
    var place = start
    while place &+ 32 <= bytes.count {
      let text = raw.loadUnaligned(fromByteOffset: place, as: SIMD32<UInt8>.self)
      // All bits of a byte that is equal, none of another.
      let equal = unsafeBitCast((text .== one) .| (text .== other), to: (UInt64, UInt64, UInt64, UInt64).self)
      if equal.0 | equal.1 | equal.2 | equal.3 != 0 {
        let (word, offset) =
          equal.0 != 0 ? (equal.0, 0) : equal.1 != 0 ? (equal.1, 8) : equal.2 != 0 ? (equal.2, 16) : (equal.3, 24)
        return place &+ offset &+ UInt64(littleEndian: word).trailingZeroBitCount / 8
      }
      place &+= 32
    }
    while place < bytes.count, bytes[place] | bits != byte | bits { place &+= 1 }
    return place
  }
}
