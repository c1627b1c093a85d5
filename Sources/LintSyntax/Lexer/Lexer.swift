/// Splits a file into tokens, in one pass and without the parser.
///
/// Every function that lexes something takes the offset where it begins and returns the offset after it, so that the
/// main loop can keep its position in a register. Nothing recurses: brackets and interpolations nest on stacks of their
/// own. Every search that can fail remembers that it did (``FailedSearches``), which keeps the time linear in the size
/// of the file for any input.
struct Lexer: ~Copyable {
  let source: SourceText
  let table = ByteTable.shared
  let nameTable = NameTable.shared

  var tokens: TokenBuffer
  var errors: [SyntaxError] = []
  let names: UnsafeMutablePointer<WellKnownNameSet>

  /// The tokens of the brackets that are open.
  var brackets = LexerStack<UInt32>(capacity: 64)
  /// The string literals around the current interpolation, the innermost on top.
  var literals = LexerStack<StringLiteral>(capacity: 4)
  /// Whether the current interpolation belongs to a string that must end on its line.
  var isInSingleLineInterpolation = false

  /// The whole of the operator that began with the last `<` or `>`.
  var angleOperatorKind: TokenKind = .binaryOperator
  /// The first token that the end of a multi-line string left empty.
  var firstEmptyToken = Int.max
  var failed = FailedSearches()

  private init(source: SourceText, tokens: consuming TokenBuffer, names: UnsafeMutablePointer<WellKnownNameSet>) {
    self.source = source
    self.tokens = tokens
    self.names = names
  }

  /// Lexes a whole file.
  ///
  /// - Parameters:
  ///   - source: The file's bytes, followed by at least 16 zero bytes.
  ///   - count: How many bytes the file has, without the padding. A file larger than ``Limits/fileSize`` is not lexed.
  ///   - tokens: Receives the tokens; its previous content is dropped.
  ///   - errors: Receives at most ``Limits/errorsPerFile`` errors, in no particular order.
  ///   - names: Receives the well-known names that occur.
  ///   - largestTokenCount: If a file has more tokens, only its end is lexed.
  static func lex(
    source: UnsafePointer<UInt8>, count: Int, into tokens: inout TokenBuffer, errors: inout [SyntaxError],
    names: inout WellKnownNameSet, largestTokenCount: Int = Limits.tokenCount
  ) {
    tokens.removeAll()
    guard count <= Limits.fileSize else {
      errors.append(SyntaxError(offset: 0, reason: .fileTooLarge))
      tokens.finish(at: 0, flags: [.startsLine, .afterTrivia])
      return
    }
    tokens.reserve(sourceCount: count, largestCount: largestTokenCount)
    withUnsafeMutablePointer(to: &names) { names in
      var lexer = Lexer(source: SourceText(bytes: source, count: count), tokens: tokens, names: names)
      lexer.run()
      errors += lexer.errors
      tokens = lexer.finished()
    }
  }

  private consuming func finished() -> TokenBuffer { tokens }

  /// The main loop: one token, or one piece of trivia, per turn.
  private mutating func run() {
    // In registers; the lexer itself stays in memory.
    let (source, table) = (source, table)
    var position = source.endOfShebang()
    var flags: TokenFlags = [.startsLine, .afterTrivia]
    if position > 0 { emit(.shebang, 0, position, flags) }
    while true {
      let start = position
      let byte = source[start]
      switch table.byteClass(of: byte) {
      case .blank:
        position = source.endOfSpaces(from: start &+ 1)
        flags.insert(.afterTrivia)
        continue
      case .newline:
        if isInSingleLineInterpolation { endSingleLineInterpolations(at: start) }
        position = source.endOfSpaces(from: start &+ 1)
        flags.formUnion([.startsLine, .afterTrivia])
        continue

      case .letter:
        position = lexIdentifier(at: start, flags)
      case .underscore:
        position = lexUnderscore(at: start, flags)
      case .openingBracket:
        position = start &+ 1
        openBracket(table.kind(of: byte), at: start, flags)
      case .closingBracket:
        position = closeBracket(table.kind(of: byte), at: start, flags)
      case .punctuation:
        position = start &+ 1
        emit(table.kind(of: byte), start, position, flags)
      case .period:
        if table.byteClass(of: source[start &+ 1]).continuesOperator {
          position = lexOperator(at: start, flags)
        } else {
          position = start &+ 1
          emit(.period, start, position, flags)
        }
      case .colon:
        let isDouble = source[start &+ 1] == UInt8(ascii: ":")
        position = start &+ (isDouble ? 2 : 1)
        emit(isDouble ? .colonColon : .colon, start, position, flags)
      case .equal:
        if table.byteClass(of: source[start &+ 1]).continuesOperator {
          position = lexOperator(at: start, flags)
        } else {
          position = start &+ 1
          emit(.equal, start, position, flags)
        }
      case .digit:
        position = lexNumber(at: start, flags)
      case .doubleQuote, .singleQuote:
        position = lexString(at: start, pounds: 0, flags)
      case .questionOrExclamation:
        position = lexQuestionOrExclamation(at: start, flags)
      case .operatorHead:
        position = lexOperator(at: start, flags)
      case .slash:
        if let comment = endOfComment(at: start) {
          position = comment.end
          flags.formUnion(
            comment.hasLineEnd ? [.startsLine, .afterTrivia, .afterComment] : [.afterTrivia, .afterComment])
          continue
        }
        position = lexOperator(at: start, flags)
      case .leftAngle, .rightAngle:
        if let end = endOfConflictMarker(at: start) {
          position = end
          flags.insert(.afterTrivia)
          continue
        }
        position = lexAngle(at: start, flags)
      case .pound:
        position = lexPound(at: start, flags)
      case .dollar:
        position = lexDollar(at: start, flags)
      case .backtick:
        position = lexBacktick(at: start, flags)

      case .nonASCII:
        position = lexNonASCII(at: start, &flags)
        if !tokens.hasToken(from: start) { continue }
      case .control:
        report(.invalidCharacter, at: start)
        position = start &+ 1
        flags.insert(.afterTrivia)
        continue
      case .nul:
        if start >= source.count {
          finish(flags)
          return
        }
        report(.nulByte, at: start)
        position = start &+ 1
        flags.insert(.afterTrivia)
        continue
      }

      // A token is mostly followed by nothing or by one space; this skips either without a branch.
      let isSpace = source[position] == UInt8(ascii: " ")
      position &+= isSpace ? 1 : 0
      flags = isSpace ? .afterTrivia : []
      if tokens.isOverfull { return refuseFile() }
    }
  }

  /// Leaves only the end of a file that has too many tokens.
  @inline(never)
  private mutating func refuseFile() {
    tokens.removeAll()
    errors = [SyntaxError(offset: 0, reason: .tooManyTokens)]
    tokens.finish(at: UInt32(truncatingIfNeeded: source.count), flags: [.startsLine, .afterTrivia])
  }

  // MARK: Output

  @inline(__always)
  mutating func emit(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags, payload: UInt32 = 0) {
    tokens.append(
      Token(
        kind: kind, flags: flags, offset: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: end &- start), payload: payload))
  }

  /// Adds an identifier or a reserved word.
  @inline(__always)
  mutating func emit(word name: Name, _ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags) {
    tokens.append(
      word: Token(
        kind: kind, flags: flags, offset: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: end &- start), payload: name.rawValue))
  }

  @inline(never)
  mutating func report(_ reason: SyntaxError.Reason, at offset: Int) {
    guard errors.count < Limits.errorsPerFile else { return }
    errors.append(SyntaxError(offset: UInt32(truncatingIfNeeded: offset), reason: reason))
  }

  private mutating func finish(_ flags: TokenFlags) {
    while !literals.isEmpty { abandonInterpolation(at: source.count) }
    dropBrackets(downTo: 0)
    removeEmptyTokens()
    tokens.finish(at: UInt32(truncatingIfNeeded: source.count), flags: flags)
  }
}

/// Where each kind of search has failed, and would fail again.
///
/// A search for the end of something that may have none (a conflict marker, an editor placeholder, a raw string that
/// ends on its line) reads far ahead. Thousands of such openings in a row would each read as far, so each kind of
/// search remembers where it failed.
struct FailedSearches {
  /// No conflict marker that begins at or after these offsets ends.
  var conflictMarker = Int.max
  var perforceMarker = Int.max
  /// No multi-line regex with at least this many pounds that begins after `multilineRegex` ends.
  var multilineRegex = Int.max
  var multilineRegexPounds = Int.max
  /// The pounds up to this offset belong neither to a raw string nor to a regex.
  var poundsEnd = 0
  /// No curly quote ends before this offset.
  var curlyQuoteLineEnd = 0
  /// Up to `rawStringLineEnd`, no quote is followed by this many pounds.
  var rawStringLineEnd = 0
  var rawStringPounds = Int.max
  /// Up to this offset, no `#>` occurs.
  var placeholderLineEnd = 0
}
