/// A hash of short texts for tables that live as long as one project is read.
enum TextHash {
  static func of(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var hash = UInt64(truncatingIfNeeded: text.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 29
    }
    var place = 0
    while place &+ 8 <= text.count {
      mix(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    var rest: UInt64 = 0
    while place < text.count {
      rest = rest &<< 8 | UInt64(text[place])
      place &+= 1
    }
    mix(rest)
    return Int(truncatingIfNeeded: hash &>> 16)
  }
}
