/// A growing run of tokens in raw memory, reused from file to file.
struct TokenBuffer: ~Copyable {
  /// How many end-of-file tokens stand behind the last one, so that the parser looks ahead without a bounds check.
  static let padding = 8

  private(set) var base: UnsafeMutablePointer<Token>
  /// Where the next token goes, and the end of the room for tokens. Pointers, so that to append is a comparison and a store.
  private var end: UnsafeMutablePointer<Token>
  private var limit: UnsafeMutablePointer<Token>
  /// Where one token too many would stand.
  private var fullEnd: UnsafeMutablePointer<Token>
  private var largestCount = Limits.tokenCount

  init(capacity: Int = 1 << 10) {
    base = .allocate(capacity: capacity + Self.padding)
    end = base
    limit = base + capacity
    fullEnd = base + largestCount
  }

  /// By bytes: the difference of two typed pointers would be rounded, which takes longer.
  @inline(__always)
  var count: Int {
    Int(bitPattern: (UInt(bitPattern: end) &- UInt(bitPattern: base)) / UInt(MemoryLayout<Token>.stride))
  }
  private var capacity: Int { limit - base }

  deinit { base.deallocate() }

  mutating func removeAll() { end = base }

  /// Makes room for as many tokens as there can be. Memory that is never written costs nothing, while growing costs a copy, and
  /// the pages of both copies.
  ///
  /// - Parameter largestCount: how many tokens there may be before ``isOverfull`` is true.
  mutating func reserve(sourceCount: Int, largestCount: Int) {
    let wanted = min(sourceCount, largestCount)
    if capacity < wanted { grow(to: max(wanted, capacity * 2)) }
    self.largestCount = largestCount
    fullEnd = base + largestCount
  }

  /// Whether there are more tokens than there may be.
  @inline(__always) var isOverfull: Bool { end > fullEnd }

  /// The last token; an end-of-file token where there is none.
  var last: Token { end == base ? Token(kind: .endOfFile, flags: [], offset: 0, length: 0) : end[-1] }

  /// Whether the last token begins at `offset` or behind it.
  func hasToken(from offset: Int) -> Bool { end > base && Int(end[-1].offset) >= offset }

  /// Keeps the first `newCount` tokens.
  mutating func truncate(to newCount: Int) { end = min(end, base + newCount) }

  @inline(__always)
  mutating func append(_ token: Token) {
    if end == limit { grow(to: capacity * 2) }
    end.initialize(to: token)
    end += 1
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let count = count
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: newCapacity + Self.padding)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    end = base + count
    limit = base + newCapacity
    fullEnd = base + largestCount
  }

  /// Adds the end-of-file tokens; ``count`` includes the first of them.
  mutating func finish(at offset: UInt32, flags: TokenFlags) {
    let last = Token(kind: .endOfFile, flags: flags, offset: offset, length: 0)
    append(last)
    end.initialize(repeating: last, count: Self.padding)
  }
}
