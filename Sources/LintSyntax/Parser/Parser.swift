/// A recursive-descent parser for all of Swift 6.3, with the buffers that it reuses from file to file: one for each
/// thread.
///
/// It reads the tokens of a whole file, never fails and always makes progress: what it does not understand becomes an
/// error and an `unexpected` node. Look-ahead (`Parser+Lookahead.swift`) reads tokens and changes nothing, so nothing
/// is parsed twice. The partner of a bracket is known from the lexer, so a bracket is skipped in one step.
///
/// Methods are `mutating` even if they only ask: the compiler passes a structure of this size to a nonmutating method
/// by copying it, which cost a sixth of all instructions of parsing.
///
/// Conventions: `parseX(role)` closes exactly one node, with that role; `parseXs` any number of them. Nodes are closed
/// in postorder, with the ``Mark`` taken where they begin.
public struct Parser: ~Copyable {
  var tokenBuffer = TokenBuffer()
  var builder = TreeBuilder()
  /// In a box: the parser's own properties make every frame of its functions larger in debug builds.
  private let outlines = OutlineBuilderBox()
  /// What could not be understood, by offset once the file is parsed; at most ``Limits/errorsPerFile``.
  public internal(set) var errors: [SyntaxError] = []
  /// The well-known names that occur in the file.
  public internal(set) var names = WellKnownNameSet()
  private var sourceCount = 0

  /// The tokens of the file; mutable only to join the pieces of an operator that begins with `>`.
  var tokens: UnsafeMutablePointer<Token>
  var source: UnsafePointer<UInt8>
  /// The place of the current token, and that of the (first) end-of-file token.
  var index = 0 {
    didSet {
      cursor = tokens + index
      kind = cursor.pointee.kind
    }
  }
  var endIndex = 0
  /// The current token, and its kind, which is the most frequent question.
  private(set) var cursor: UnsafeMutablePointer<Token>
  private(set) var kind = TokenKind.endOfFile
  /// How many levels of nesting surround the current token; see ``Limits/nestingDepth``.
  var depth = 0
  /// What the surroundings allow an expression to contain.
  var context = ExpressionContext()
  /// Whether `case` ends a list of statements.
  var isInSwitch = false
  /// What `$0` means to the current token.
  var anonymousArguments = AnonymousArguments.outsideClosure
  /// How many `#if`s surround the current token.
  var ifConfigDepth = 0

  public init() {
    tokens = tokenBuffer.base
    cursor = tokens
    source = UnsafePointer(UnsafeRawPointer(tokenBuffer.base).assumingMemoryBound(to: UInt8.self))
  }

  /// The tokens of the file, the last one being its end; valid until the parser lexes again. Parsing joins some.
  public var lexedTokens: UnsafeBufferPointer<Token> {
    UnsafeBufferPointer(start: tokenBuffer.base, count: tokenBuffer.count)
  }

  /// The names of all identifiers among them, in source order.
  public var identifiers: UnsafeBufferPointer<Name> { tokenBuffer.identifiers }

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - source: the file's bytes, followed by at least 16 zero bytes.
  ///   - count: how many bytes the file has, without those.
  public mutating func parse(paddedSource source: UnsafePointer<UInt8>, count: Int) -> SyntaxTree {
    lex(paddedSource: source, count: count)
    parse()
    return withTree { $0.kept() }
  }

  /// The first step of ``parse(paddedSource:count:)``: bytes to ``lexedTokens``. The source must stay until all other
  /// steps for the file are done.
  public mutating func lex(paddedSource source: UnsafePointer<UInt8>, count: Int) {
    names = WellKnownNameSet()
    errors.removeAll(keepingCapacity: true)
    tokenBuffer.removeAll()
    self.source = source
    sourceCount = count
    if count <= Limits.fileSize {
      Lexer.lex(source: source, count: count, into: &tokenBuffer, errors: &errors, names: &names)
    } else {
      sourceCount = 0
      tokenBuffer.finish(at: 0, flags: [.startsLine, .afterTrivia])
      errors.append(SyntaxError(offset: 0, reason: .fileTooLarge))
    }
  }

  /// The second step: tokens to nodes, of which ``outline(in:)`` and ``withTree(_:)`` make trees.
  public mutating func parse() {
    tokens = tokenBuffer.base
    endIndex = tokenBuffer.count - 1
    index = 0
    depth = 0
    context = ExpressionContext()
    isInSwitch = false
    ifConfigDepth = 0
    builder.removeAll()
    builder.reserve(tokenCount: tokenBuffer.count)
    parseSourceFile()
    if errors.count > 1 { errors.sort { $0.offset < $1.offset } }
  }

  /// The file's outline.
  ///
  /// - Parameters:
  ///   - arena: holds the outline.
  ///   - sharesSource: whether the source stays as long as the outline; otherwise that has an excerpt of its own.
  public mutating func outline(in arena: any SyntaxArena, sharesSource: Bool) -> SyntaxTree {
    outline(sharesSource ? .beside(arena) : .excerpt(arena))
  }

  /// The same in memory of the outline's own, with an excerpt of the source.
  public mutating func outline() -> SyntaxTree { outline(.own) }

  private func outline(_ memory: OutlineMemory) -> SyntaxTree {
    let file = OutlinedFile(source: fileSource, errors: errors, names: names)
    let tokens = UnsafeBufferPointer(start: tokenBuffer.base, count: tokenBuffer.count + TokenBuffer.padding)
    return outlines.builder.outline(of: builder.postorder, tokens: tokens, file, memory)
  }

  private var fileSource: TreeSource { TreeSource(bytes: source, count: sourceCount) }

  /// The tree of the whole file. Most trees are read once: this one is in the parser's own memory and must not leave
  /// `body`, unless as ``SyntaxTree/kept()``.
  public mutating func withTree<Result>(_ body: (SyntaxTree) throws -> Result) rethrows -> Result {
    let tree = builder.lendTree(source: fileSource, tokens: tokenBuffer, errors: errors, names: names)
    return try withExtendedLifetime(tree) { try body(tree) }
  }

  private mutating func parseSourceFile() {
    let start = mark()
    _ = consume(if: .shebang)
    while !at(.endOfFile) { parseCodeBlockItem(.statement) }
    close(start, .sourceFile, .root, main: start.token)
  }
}

extension SyntaxTree {
  /// Parses a file whose bytes need no padding. Copies them and allocates a parser: for tests and single files.
  public static func parse(_ source: some Collection<UInt8>) -> SyntaxTree {
    let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + SourcePadding.byteCount)
    defer { padded.deallocate() }
    let buffer = UnsafeMutableBufferPointer(start: padded, count: source.count + SourcePadding.byteCount)
    let end = buffer.update(fromContentsOf: source)
    buffer[end...].update(repeating: 0)
    var parser = Parser()
    return parser.parse(paddedSource: padded, count: source.count)
  }

  /// Parses a text.
  public static func parse(_ text: String) -> SyntaxTree { parse(Array(text.utf8)) }
}

private final class OutlineBuilderBox {
  var builder = OutlineBuilder()
}

/// Whether `$0` means an argument of the innermost closure, function or accessor.
enum AnonymousArguments {
  case ofClosure
  /// The closure names its parameters.
  case named
  case outsideClosure
}

/// What expression parsing inherits from its surroundings. Brackets start afresh.
struct ExpressionContext: OptionSet {
  var rawValue: UInt8 = 0

  /// `{` after an expression may be a trailing closure. Not so in the condition of a statement, where it opens the
  /// body.
  static var condition: ExpressionContext { ExpressionContext(rawValue: 1) }
  /// `let x`, `is T` and the like are allowed where an expression is expected, and `=` ends it.
  static var pattern: ExpressionContext { ExpressionContext(rawValue: 2) }
  /// After `let` or `var` inside a pattern: names are bound, not looked up.
  static var binding: ExpressionContext { ExpressionContext(rawValue: 4) }
  /// The expression ends with the line (the condition of `#if`).
  static var endsWithLine: ExpressionContext { ExpressionContext(rawValue: 8) }

  /// What of it holds inside brackets.
  var inBrackets: ExpressionContext { intersection(ExpressionContext(rawValue: 2 | 4)) }
}

// MARK: - Tokens

extension Parser {
  @inline(__always) var current: Token { cursor.pointee }

  /// The kind of a token further on, by at most ``TokenBuffer/padding``: after the end of the file there are only
  /// end-of-file tokens.
  @inline(__always) func kind(ahead offset: Int) -> TokenKind { cursor[offset].kind }

  @inline(__always) func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// Whether the current token is this contextual keyword, not in backticks.
  @inline(__always) func at(word name: WellKnownName) -> Bool { kind == .identifier && isWord(name, index) }

  @inline(__always) func isWord(_ name: WellKnownName, _ place: Int) -> Bool {
    let token = tokens[place]
    return token.kind == .identifier && token.name == name && !token.flags.contains(.escaped)
  }

  /// Whether the current token, an identifier, may be a contextual keyword.
  @inline(__always) var atContextualKeyword: Bool { current.name.mayBeKeyword && !current.flags.contains(.escaped) }

  /// Whether a line ends before the current token.
  @inline(__always) var startsLine: Bool { current.flags.contains(.startsLine) }
  @inline(__always) func startsLine(_ place: Int) -> Bool { tokens[place].flags.contains(.startsLine) }

  /// Whether there is white space or a comment before a token.
  @inline(__always) func hasTrivia(_ place: Int) -> Bool { tokens[place].flags.contains(.afterTrivia) }

  /// The number of the current token, as nodes keep it.
  @inline(__always) var tokenNumber: UInt32 { UInt32(truncatingIfNeeded: index) }

  @inline(__always) mutating func advance() { if kind != .endOfFile { index &+= 1 } }

  /// The partner of the opening bracket at `place`, or `nil` where it has none.
  @inline(__always) func partner(of place: Int) -> Int? {
    let other = Int(tokens[place].payload)
    return other > place && other < endIndex ? other : nil
  }

  @inline(__always)
  mutating func consume(if kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(word name: WellKnownName) -> Bool {
    guard at(word: name) else { return false }
    advance()
    return true
  }

  /// Takes the token, or records that it is missing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ expectation: SyntaxError.Expectation) {
    if at(kind) { advance() } else { report(expectation) }
  }

  /// The bytes of a token.
  mutating func bytes(of place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: source + Int(tokens[place].offset), count: Int(tokens[place].length))
  }

  mutating func isOperator(_ spelling: StaticString, _ place: Int) -> Bool {
    let token = tokens[place]
    guard Int(token.length) == spelling.utf8CodeUnitCount else { return false }
    for offset in 0..<spelling.utf8CodeUnitCount where spelling.utf8Start[offset] != source[Int(token.offset) + offset]
    { return false }
    return true
  }

  /// Makes one token of the `<` or `>` at the current place and the pieces that the lexer cut off after it.
  mutating func joinOperator() {
    var last = index
    while tokens[last + 1].flags.contains(.glued) { last += 1 }
    guard last > index else { return }
    let end = tokens[last].end
    tokens[index].length = end - tokens[index].offset
    for absorbed in (index + 1)...last {
      tokens[absorbed].offset = end
      tokens[absorbed].length = 0
    }
  }

  /// Passes over the current token and those that ``joinOperator()`` made part of it.
  mutating func advanceJoined() {
    advance()
    while index < endIndex, current.length == 0 { index += 1 }
  }
}

// MARK: - Nodes

extension Parser {
  @inline(__always) func mark() -> Mark { Mark(node: UInt32(truncatingIfNeeded: builder.count), token: tokenNumber) }

  /// Closes a node that began at `mark` and ends before the current token.
  @inline(__always)
  mutating func close(_ mark: Mark, _ kind: NodeKind, _ role: Role, main: UInt32, _ flags: NodeFlags = []) {
    builder.append(
      PendingNode(
        kind: kind, role: role, flags: flags, firstToken: mark.token, lastToken: tokenNumber &- 1,
        mainToken: main, start: mark.node))
  }

  @inline(__always)
  mutating func close(_ mark: Mark, _ kind: NodeKind, _ role: Role, _ flags: NodeFlags = []) {
    close(mark, kind, role, main: mark.token, flags)
  }

  /// Changes the field that the last closed node fills.
  @inline(__always) mutating func setRole(_ role: Role) { builder.setRoleOfLast(role) }

  /// Closes a node for something missing.
  mutating func closeMissing(_ kind: NodeKind, _ role: Role, _ expectation: SyntaxError.Expectation) {
    report(expectation)
    close(mark(), kind, role, .hasError)
  }

  /// Makes one `unexpected` node of the tokens up to `end`, which is not passed.
  mutating func skipUnexpected(to end: Int) {
    guard index < end else { return }
    let start = mark()
    index = min(end, endIndex)
    close(start, .unexpected, .unexpected, .hasError)
  }
}

// MARK: - Errors and limits

extension Parser {
  mutating func report(_ expectation: SyntaxError.Expectation) { report(.expected(expectation)) }

  /// Records an error at the current token; at most one per place, because further ones are noise.
  @inline(never)
  mutating func report(_ reason: SyntaxError.Reason) {
    let offset = current.offset
    if errors.count >= Limits.errorsPerFile || errors.last?.offset == offset { return }
    errors.append(SyntaxError(offset: offset, reason: reason))
  }

  /// Enters one more level. When this is too deep: reports it, passes over everything up to the next bracket that
  /// closes an outer level, and returns false.
  @inline(__always)
  mutating func enterLevel() -> Bool {
    depth &+= 1
    return depth <= Limits.nestingDepth ? true : refuseLevel()
  }

  @inline(__always) mutating func leaveLevel() { depth &-= 1 }

  @inline(never)
  private mutating func refuseLevel() -> Bool {
    depth &-= 1
    report(.nestingTooDeep)
    var end = index
    while end < endIndex, !tokens[end].kind.isClosingBracket {
      end = tokens[end].kind.isOpeningBracket ? (partner(of: end) ?? end) + 1 : end + 1
    }
    skipUnexpected(to: end)
    return false
  }

  /// The place after a token, or after the whole bracket that it opens.
  mutating func afterBracketOrToken(_ place: Int) -> Int {
    guard tokens[place].kind.isOpeningBracket else { return min(place + 1, endIndex) }
    return (partner(of: place) ?? endIndex - 1) + 1
  }
}
