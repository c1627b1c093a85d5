/// A growing run of tokens in raw memory, reused from file to file.
struct TokenBuffer: ~Copyable {
  /// How many end-of-file tokens stand behind the last one, so that the parser looks ahead without a bounds check.
  static let padding = 8

  private(set) var base: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 1 << 10) {
    self.capacity = capacity
    base = .allocate(capacity: capacity + Self.padding)
  }

  deinit { base.deallocate() }

  mutating func removeAll() { count = 0 }

  /// Makes room for as many tokens as there can be, up to a bound. Memory that is never written costs nothing, while
  /// growing costs a copy, and the pages of both copies.
  mutating func reserve(sourceCount: Int) {
    let wanted = min(sourceCount, Self.largestReservation)
    if capacity < wanted { grow(to: max(wanted, capacity * 2)) }
  }

  /// In tokens. Not more: a system may refuse what it could never provide.
  private static let largestReservation = 1 << 26

  /// The last token; an end-of-file token where there is none.
  var last: Token { count == 0 ? Token(kind: .endOfFile, flags: [], offset: 0, length: 0) : base[count &- 1] }

  /// Whether the last token begins at `offset` or behind it.
  func hasToken(from offset: Int) -> Bool { count > 0 && Int(base[count &- 1].offset) >= offset }

  /// Keeps the first `newCount` tokens.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow(to: capacity * 2) }
    base[count] = token
    count &+= 1
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: newCapacity + Self.padding)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }

  /// Adds the end-of-file tokens; ``count`` includes the first of them.
  mutating func finish(at offset: UInt32, flags: TokenFlags) {
    let end = Token(kind: .endOfFile, flags: flags, offset: offset, length: 0)
    append(end)
    for index in 0..<Self.padding { base[count + index] = end }
  }
}
