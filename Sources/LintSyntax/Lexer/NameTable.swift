/// Finds the ``Name`` of a spelling: one probe of a table that fits into the first-level cache answers both "is it a
/// reserved word?" and "is it a name that a rule asks about?". Every other name is a hash.
///
/// A spelling of up to 16 bytes is identified by those and its length; only longer ones are compared byte by byte. One
/// pointer, which stays in a register. `@unchecked Sendable`: the memory is written before `shared` is published, then
/// only read, never freed.
struct NameTable: @unchecked Sendable {
  static let shared = NameTable()

  /// The number of the name that hashes to a slot, or to an earlier one that was taken; after the slots, the entries.
  private let slots: UnsafePointer<UInt16>
  private var entries: UnsafePointer<Entry> {
    @inline(__always) get { UnsafeRawPointer(slots + Self.slotCount).assumingMemoryBound(to: Entry.self) }
  }

  /// Enough for most names of other kinds to hash to an empty slot.
  private static let slotBits: UInt64 = 12
  private static let slotCount = 1 << Int(slotBits)
  private static let empty = UInt16.max

  /// A well-known name, in the order of their numbers.
  private struct Entry {
    var key: Key
    var bytes: UnsafePointer<UInt8>
    var length: Int
  }

  /// The first 16 bytes; of a shorter spelling all of them, and zeros.
  struct Key {
    var first, second: Word
  }

  private init() {
    let all = WellKnownName.allCases
    let slotBytes = Self.slotCount * MemoryLayout<UInt16>.stride
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: slotBytes + all.count * MemoryLayout<Entry>.stride, alignment: MemoryLayout<Entry>.alignment)
    let slots = block.bindMemory(to: UInt16.self, capacity: Self.slotCount)
    let entries = (block + slotBytes).bindMemory(to: Entry.self, capacity: all.count)
    slots.initialize(repeating: Self.empty, count: Self.slotCount)
    for (number, name) in all.enumerated() {
      let (bytes, length) = Self.copy(name.rawValue.utf8)
      let key = Self.key(bytes, length)
      (entries + number).initialize(to: Entry(key: key, bytes: bytes, length: length))
      var slot = Self.slot(of: Self.hash(key, length > 16 ? Self.hashRest(bytes, length) : 0))
      while slots[slot] != Self.empty { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = UInt16(number)
    }
    self.slots = UnsafePointer(slots)
  }

  /// The bytes, followed by enough zeros to read a word anywhere.
  private static func copy(_ text: String.UTF8View) -> (UnsafePointer<UInt8>, Int) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 8)
    copy.initialize(repeating: 0, count: text.count + 8)
    for (offset, byte) in text.enumerated() { copy[offset] = byte }
    return (UnsafePointer(copy), text.count)
  }

  // MARK: Lookup

  /// The name of the `length` bytes at `text`, of which at least 8 may be read, and 16 where there are more than 8.
  @inline(__always)
  func name(of text: UnsafePointer<UInt8>, length: Int) -> Name {
    let key = Self.key(text, length)
    if length <= 16 { return name(of: key, length: length) }
    return find(Self.hash(key, Self.hashRest(text, length))) {
      $0.key.first == key.first && $0.key.second == key.second && $0.length == length && spells($0, text)
    }
  }

  /// The name of at most 16 bytes.
  @inline(__always)
  func name(of key: Key, length: Int) -> Name {
    find(Self.hash(key, 0)) { $0.key.first == key.first && $0.key.second == key.second && $0.length == length }
  }

  @inline(__always)
  private func find(_ hash: UInt64, where isSame: (Entry) -> Bool) -> Name {
    var slot = Self.slot(of: hash)
    while true {
      let number = slots[slot]
      if number == Self.empty { return Name(rawValue: 0x8000_0000 | UInt32(truncatingIfNeeded: hash)) }
      if isSame(entries[Int(number)]) { return Name(rawValue: UInt32(number)) }
      slot = (slot &+ 1) & (Self.slotCount &- 1)
    }
  }

  /// Whether a spelling whose key and length are those of a name is that name.
  @inline(never)
  private func spells(_ entry: Entry, _ text: UnsafePointer<UInt8>) -> Bool {
    for offset in 0..<entry.length where entry.bytes[offset] != text[offset] { return false }
    return true
  }

  // MARK: Hash

  @inline(__always)
  private static func key(_ text: UnsafePointer<UInt8>, _ length: Int) -> Key {
    if length > 8 { return Key(first: text.word(at: 0), second: prefix(text.word(at: 8), min(length, 16) &- 8)) }
    return Key(first: length == 0 ? 0 : prefix(text.word(at: 0), length), second: 0)
  }

  /// The first bytes of a word, from 1 to 8.
  @inline(__always)
  private static func prefix(_ word: Word, _ count: Int) -> Word {
    word & (.max &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8))
  }

  /// Both halves of a product, folded: each bit of the key reaches all bits of the hash.
  @inline(__always)
  private static func hash(_ key: Key, _ rest: Word) -> UInt64 {
    let product = (key.first ^ rest ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: key.second ^ 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> (64 - slotBits)) }

  /// The bytes after the first 16, of a spelling that has some.
  @inline(never)
  private static func hashRest(_ text: UnsafePointer<UInt8>, _ length: Int) -> Word {
    // The last word may have bytes that have been hashed before: the length tells 17 equal letters from 18.
    var result = Word(truncatingIfNeeded: length)
    var offset = 16
    while offset < length {
      result = (result ^ text.word(at: min(offset, length &- 8))) &* 0xFF51_AFD7_ED55_8CCD
      result ^= result &>> 33
      offset &+= 8
    }
    return result
  }
}

extension Name {
  /// The name of an identifier, without backticks. For queries: the lexer names tokens itself.
  public init(spelling: String) {
    var spelling = spelling
    self = spelling.withUTF8 { text in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + SourcePadding.byteCount) { padded in
        let end = padded.initialize(fromContentsOf: text)
        padded[end...].initialize(repeating: 0)
        guard let start = padded.baseAddress else { return Name(rawValue: 0) }
        return NameTable.shared.name(of: start, length: text.count)
      }
    }
  }
}
