/// Finds the ``Name`` of a spelling: one probe of a table that fits into the first-level cache answers both "is it a
/// reserved word?" and "is it a name that a rule asks about?". Every other name is a hash.
///
/// A spelling of up to 16 bytes is known by its length, its first 8 and its last 8 bytes; only longer ones are compared
/// byte by byte. `@unchecked Sendable`: written before `shared` is published, then only read, never freed.
struct NameTable: @unchecked Sendable {
  static let shared = NameTable()

  private struct Key {
    var first: Word
    var last: Word
  }

  private static let slotBits: UInt64 = 11
  private static let empty = UInt16.max

  /// The number of the name that hashes to a slot, or to an earlier one that was taken.
  private let slots: UnsafePointer<UInt16>
  private let keys: UnsafePointer<Key>
  private let lengths: UnsafePointer<UInt8>
  /// All spellings, `spellingStride` bytes each.
  private let spellings: UnsafePointer<UInt8>
  private let spellingStride: Int

  private init() {
    let all = WellKnownName.allCases
    let longest = all.map(\.rawValue.utf8.count).max() ?? 0
    // A multiple of 8 with one whole word to spare, for loads at the end of a spelling.
    let stride = (longest / 8 + 2) * 8
    let slotCount = 1 << Int(Self.slotBits)

    let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: slotCount)
    let keys = UnsafeMutablePointer<Key>.allocate(capacity: all.count)
    let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: all.count)
    let spellings = UnsafeMutablePointer<UInt8>.allocate(capacity: all.count * stride)
    slots.initialize(repeating: Self.empty, count: slotCount)
    spellings.initialize(repeating: 0, count: all.count * stride)

    for (number, name) in all.enumerated() {
      let spelling = spellings + number * stride
      var length = 0
      for byte in name.rawValue.utf8 {
        spelling[length] = byte
        length += 1
      }
      let (key, hash) = Self.hash(UnsafePointer(spelling), length)
      keys[number] = key
      lengths[number] = UInt8(length)
      var slot = Int(truncatingIfNeeded: hash &>> (64 - Self.slotBits))
      while slots[slot] != Self.empty { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt16(number)
    }

    self.slots = UnsafePointer(slots)
    self.keys = UnsafePointer(keys)
    self.lengths = UnsafePointer(lengths)
    self.spellings = UnsafePointer(spellings)
    self.spellingStride = stride
  }

  /// The name of the `length` bytes at `text`, of which at least 8 may be read.
  @inline(__always)
  func name(of text: UnsafePointer<UInt8>, length: Int) -> Name {
    let (key, hash) = Self.hash(text, length)
    var slot = Int(truncatingIfNeeded: hash &>> (64 - Self.slotBits))
    while true {
      let number = slots[slot]
      if number == Self.empty { return Name(rawValue: 0x8000_0000 | UInt32(truncatingIfNeeded: hash &>> 33)) }
      let index = Int(number)
      if keys[index].first == key.first, keys[index].last == key.last, Int(lengths[index]) == length,
        length <= 16 || spells(index, text, length)
      {
        return Name(rawValue: UInt32(number))
      }
      slot = (slot &+ 1) & (1 &<< Int(Self.slotBits) &- 1)
    }
  }

  @inline(never)
  private func spells(_ index: Int, _ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let spelling = spellings + index * spellingStride
    for offset in 0..<length where spelling[offset] != text[offset] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ text: UnsafePointer<UInt8>, _ length: Int) -> (Key, UInt64) {
    let first: Word
    let last: Word
    var middle: Word = 0
    if length <= 8 {
      first = length == 0 ? 0 : text.word(at: 0) & (.max &>> UInt64(truncatingIfNeeded: (8 &- length) &* 8))
      last = 0
    } else {
      first = text.word(at: 0)
      last = text.word(at: length &- 8)
      if length > 16 { middle = hashMiddle(text, length) }
    }
    let mixed = (first ^ middle ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    let hash = ((mixed ^ (mixed &>> 32)) ^ last) &* 0xD6E8_FEB8_6659_FD93
    return (Key(first: first, last: last), hash ^ (hash &>> 32))
  }

  /// The bytes that are neither among the first 8 nor among the last 8.
  @inline(never)
  private static func hashMiddle(_ text: UnsafePointer<UInt8>, _ length: Int) -> Word {
    var result: Word = 0
    var offset = 8
    while offset < length &- 8 {
      result = (result ^ text.word(at: offset)) &* 0xFF51_AFD7_ED55_8CCD
      result ^= result &>> 33
      offset &+= 8
    }
    return result
  }
}
