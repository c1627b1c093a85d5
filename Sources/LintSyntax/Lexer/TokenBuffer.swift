/// A growing run of tokens in raw memory, reused from file to file.
struct TokenBuffer: ~Copyable {
  /// How many end-of-file tokens follow the last one, so that the parser looks ahead without a bounds check.
  static let padding = 8

  private(set) var base: UnsafeMutablePointer<Token>
  /// Where the next token goes, and the end of the room for tokens. Pointers, so that appending is a comparison and a
  /// store.
  private var end: UnsafeMutablePointer<Token>
  private var limit: UnsafeMutablePointer<Token>
  /// Where one token too many would be.
  private var fullEnd: UnsafeMutablePointer<Token>
  private var largestCount = Limits.tokenCount
  /// The names of the identifiers among the tokens, in order, with room for as many as there is for tokens.
  private var names: UnsafeMutablePointer<Name>
  private var namesEnd: UnsafeMutablePointer<Name>

  init(capacity: Int = 1 << 10) {
    base = .allocate(capacity: capacity + Self.padding)
    end = base
    limit = base + capacity
    fullEnd = base + largestCount
    names = .allocate(capacity: capacity)
    namesEnd = names
  }

  /// By bytes: the difference of two typed pointers would be rounded, which takes longer.
  @inline(__always)
  var count: Int {
    Int(bitPattern: (UInt(bitPattern: end) &- UInt(bitPattern: base)) / UInt(MemoryLayout<Token>.stride))
  }
  private var capacity: Int { limit - base }

  deinit {
    base.deallocate()
    names.deallocate()
  }

  mutating func removeAll() {
    end = base
    namesEnd = names
  }

  /// The names of all identifiers, in source order.
  var identifiers: UnsafeBufferPointer<Name> { UnsafeBufferPointer(start: names, count: namesEnd - names) }

  /// Makes room for as many tokens as there can be. Memory that is never written costs nothing, while growing costs a
  /// copy, and the pages of both copies.
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

  /// Whether the last token begins at or after `offset`.
  func hasToken(from offset: Int) -> Bool { end > base && Int(end[-1].offset) >= offset }

  /// Keeps the first `newCount` tokens.
  mutating func truncate(to newCount: Int) { end = min(end, base + newCount) }

  @inline(__always)
  mutating func append(_ token: Token) {
    if end == limit { grow(to: capacity * 2) }
    end.initialize(to: token)
    end += 1
  }

  /// Adds a token that may be an identifier. Whether it is one is hard to predict, so this takes no branch.
  @inline(__always)
  mutating func append(word token: Token) {
    append(token)
    namesEnd.initialize(to: token.name)
    namesEnd += token.kind == .identifier ? 1 : 0
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
    growNames(to: newCapacity)
  }

  private mutating func growNames(to newCapacity: Int) {
    let count = namesEnd - names
    let larger = UnsafeMutablePointer<Name>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: names, count: count)
    names.deallocate()
    names = larger
    namesEnd = names + count
  }

  /// Adds the end-of-file tokens; ``count`` includes the first of them.
  mutating func finish(at offset: UInt32, flags: TokenFlags) {
    let last = Token(kind: .endOfFile, flags: flags, offset: offset, length: 0)
    append(last)
    end.initialize(repeating: last, count: Self.padding)
  }
}
