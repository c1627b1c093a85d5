/// A string literal whose end has not been reached. Nested literals wait on the lexer's stack.
struct StringLiteral: BitwiseCopyable {
  enum Quote: UInt8 {
    /// `"`
    case single
    /// `"""`
    case multiline
    /// `'`, which is lexed for the sake of the error message.
    case apostrophe
  }

  static let noToken = UInt32.max

  var quote: Quote
  /// How many `#` come before the opening quote, and so after each backslash that escapes.
  var pounds: Int
  var openingQuote: UInt32
  /// How many brackets were open before the interpolation that is being lexed.
  var bracketDepth = 0

  // Only for multi-line strings, whose indentation is known at their end:

  /// Whether the current segment begins at the start of a line.
  var startsLine = false
  /// The segment whose line end directly precedes the current segment.
  var lineEndSegment = noToken
}

extension Lexer {
  /// Lexes a string from its opening quote on, up to its end or to the content of its first interpolation.
  @inline(never)
  mutating func lexString(at start: Int, pounds: Int, _ flags: TokenFlags) -> Int {
    let index = UInt32(truncatingIfNeeded: tokens.count)
    if source[start] == UInt8(ascii: "'") {
      report(.invalidCharacter, at: start)
      emit(.singleQuote, start, start &+ 1, flags)
      return lexSegments(of: StringLiteral(quote: .apostrophe, pounds: pounds, openingQuote: index), from: start &+ 1)
    }
    guard opensMultilineString(at: start, pounds: pounds) else {
      emit(.stringQuote, start, start &+ 1, flags)
      return lexSegments(of: StringLiteral(quote: .single, pounds: pounds, openingQuote: index), from: start &+ 1)
    }
    var literal = StringLiteral(quote: .multiline, pounds: pounds, openingQuote: index)
    emit(.multilineStringQuote, start, start &+ 3, flags)
    var content = start &+ 3
    if source[content].isLineEnd {
      content = source.endOfLineBreak(at: content)
      literal.startsLine = true
    } else {
      report(.multilineStringDelimiter, at: start)
    }
    return lexSegments(of: literal, from: content)
  }

  /// Whether three quotes open a multi-line string. `#"""#` and `#"""…"#` on one line are strings of one line.
  private mutating func opensMultilineString(at start: Int, pounds: Int) -> Bool {
    guard source[start &+ 1] == UInt8(ascii: "\""), source[start &+ 2] == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    let content = start &+ 3
    if source.endOfPounds(pounds, from: content) != nil { return false }
    if content <= failed.rawStringLineEnd, pounds >= failed.rawStringPounds { return true }
    var position = content
    while !source[position].isLineEnd, position < source.count {
      if source[position] == UInt8(ascii: "\""), source.endOfPounds(pounds, from: position &+ 1) != nil { return false }
      position &+= 1
    }
    failed.rawStringLineEnd = position
    failed.rawStringPounds = pounds
    return true
  }

  /// Continues a string after the `)` of an interpolation.
  mutating func resumeString(at start: Int) -> Int {
    var literal = literals.pop()
    isInSingleLineInterpolation = !literals.isEmpty && literals.top.quote != .multiline
    literal.startsLine = false
    literal.lineEndSegment = StringLiteral.noToken
    return lexSegments(of: literal, from: start)
  }

  // MARK: Segments

  /// Lexes a string's text up to the end of the string or of its line, or to the content of an interpolation.
  private mutating func lexSegments(of current: StringLiteral, from start: Int) -> Int {
    var literal = current
    var segmentStart = start
    var position = start
    let quoteByte = literal.quote == .apostrophe ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    let quoteWord = Word(repeating: quoteByte)
    // The string may be all of the file.
    while !tokens.isOverfull {
      let word = source.word(at: position)
      let stops =
        word.bytes(equalTo: quoteWord) | word.bytes(equalTo: Word(repeating: UInt8(ascii: "\\")))
        | word.bytes(below: 0x20) | word & .highBits
      if stops == 0 {
        position &+= 8
        continue
      }
      position &+= stops.flaggedOffset
      let byte = source[position]
      switch byte {
      case quoteByte:
        guard let end = source.endOfClosingQuote(of: literal, at: position) else {
          position &+= 1
          continue
        }
        return close(literal, segmentStart, position, quoteEnd: end)

      case UInt8(ascii: "\\"):
        guard let escaped = source.endOfPounds(literal.pounds, from: position &+ 1) else {
          position &+= 1
          continue
        }
        switch source[escaped] {
        case UInt8(ascii: "("):
          emitSegment(of: literal, segmentStart, position)
          return openInterpolation(in: literal, backslash: position, parenthesis: escaped)
        case UInt8(ascii: "n"), UInt8(ascii: "r"):
          // A line end that is part of the string ends the segment too.
          position = escaped &+ 1
          splitSegment(of: &literal, &segmentStart, at: position)
        case UInt8(ascii: "u"):
          let (end, value) = source.scanUnicodeEscape(at: escaped)
          if value == nil { report(.invalidEscape, at: position) }
          position = end
          if value == 0x0A || value == 0x0D { splitSegment(of: &literal, &segmentStart, at: position) }
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "t"), UInt8(ascii: "0"):
          position = escaped &+ 1
        case let other:
          if literal.quote == .multiline, let end = source.endOfEscapedLineBreak(at: escaped) {
            emitSegment(of: literal, segmentStart, position)
            literal.startsLine = true
            literal.lineEndSegment = StringLiteral.noToken
            segmentStart = end
            position = end
          } else {
            report(.invalidEscape, at: position)
            position = other.isASCIILetter || other.isDigit ? escaped &+ 1 : escaped
          }
        }

      case 0x0A, 0x0D:
        guard literal.quote == .multiline else { return abandon(literal, segmentStart, at: position) }
        position = source.endOfLineBreak(at: position)
        emitSegment(of: literal, segmentStart, position)
        literal.startsLine = true
        literal.lineEndSegment = UInt32(truncatingIfNeeded: tokens.count &- 1)
        segmentStart = position

      case 0x80...:
        let (scalar, end) = source.decodeScalar(at: position)
        if scalar == nil { report(.invalidUTF8, at: position) }
        position = end

      default:
        if position >= source.count { return abandon(literal, segmentStart, at: source.count) }
        if byte != 0x09 || literal.quote != .multiline {
          report(byte == 0 ? .nulByte : .invalidCharacter, at: position)
        }
        position &+= 1
      }
    }
    return position
  }

  /// Adds a segment, unless it is empty.
  private mutating func emitSegment(of literal: StringLiteral, _ start: Int, _ end: Int) {
    guard end > start else { return }
    emit(.stringSegment, start, end, literal.startsLine ? .startsLine : [])
  }

  private mutating func splitSegment(of literal: inout StringLiteral, _ segmentStart: inout Int, at position: Int) {
    emitSegment(of: literal, segmentStart, position)
    literal.startsLine = false
    literal.lineEndSegment = StringLiteral.noToken
    segmentStart = position
  }

  // MARK: The end of a string

  private mutating func close(
    _ literal: StringLiteral, _ segmentStart: Int, _ quoteStart: Int, quoteEnd: Int
  ) -> Int {
    switch literal.quote {
    case .single, .apostrophe:
      emitSegment(of: literal, segmentStart, quoteStart)
      emit(literal.quote == .single ? .stringQuote : .singleQuote, quoteStart, quoteEnd, [])
    case .multiline:
      let flags = finishMultilineString(literal, segmentStart, quoteStart)
      emit(.multilineStringQuote, quoteStart, quoteEnd, flags)
    }
    guard literal.pounds > 0 else { return quoteEnd }
    let end = source.endOfPounds(from: quoteEnd)
    if end > quoteEnd { emit(.rawStringPoundDelimiter, quoteEnd, end, []) }
    return end
  }

  /// Ends a string that has no closing quote.
  private mutating func abandon(_ literal: StringLiteral, _ segmentStart: Int, at end: Int) -> Int {
    emitSegment(of: literal, segmentStart, end)
    abandon(literal)
    return end
  }

  private mutating func abandon(_ literal: StringLiteral) {
    let quote = Int(literal.openingQuote)
    tokens.base[quote].flags.insert(.unterminated)
    report(.unterminatedString, at: Int(tokens.base[quote].offset))
  }

  // MARK: Interpolations

  private mutating func openInterpolation(in literal: StringLiteral, backslash: Int, parenthesis: Int) -> Int {
    var literal = literal
    literal.bracketDepth = brackets.count
    emit(.backslash, backslash, backslash &+ 1, [])
    if parenthesis > backslash &+ 1 { emit(.rawStringPoundDelimiter, backslash &+ 1, parenthesis, []) }
    openBracket(.leftParen, at: parenthesis, .interpolation)
    literals.push(literal)
    isInSingleLineInterpolation = literal.quote != .multiline
    return parenthesis &+ 1
  }

  /// Gives up the innermost interpolation and the string around it.
  mutating func abandonInterpolation(at offset: Int) {
    let literal = literals.pop()
    report(.unterminatedInterpolation, at: offset)
    dropBrackets(downTo: literal.bracketDepth)
    abandon(literal)
    isInSingleLineInterpolation = !literals.isEmpty && literals.top.quote != .multiline
  }

  /// At a line end: gives up the interpolations that may not continue after it.
  @inline(never)
  mutating func endSingleLineInterpolations(at offset: Int) {
    while isInSingleLineInterpolation { abandonInterpolation(at: offset) }
  }
}

extension SourceText {
  /// The offset after `pounds` pounds from `start` on, if there are that many.
  @inline(__always)
  func endOfPounds(_ pounds: Int, from start: Int) -> Int? {
    var found = 0
    while found < pounds {
      guard bytes[start &+ found] == UInt8(ascii: "#") else { return nil }
      found &+= 1
    }
    return start &+ found
  }

  func endOfLineBreak(at start: Int) -> Int {
    let isPair = bytes[start] == 0x0D && bytes[start &+ 1] == 0x0A
    return start &+ (isPair ? 2 : 1)
  }

  /// Reads `u{…}` and returns the offset after it with the scalar's value, or `nil` where it is not one.
  func scanUnicodeEscape(at start: Int) -> (end: Int, value: UInt32?) {
    var position = start &+ 1
    guard bytes[position] == UInt8(ascii: "{") else { return (position, nil) }
    position &+= 1
    let digits = position
    var value: UInt32 = 0
    while bytes[position].isHexDigit {
      let byte = bytes[position]
      value = value &<< 4 | UInt32(byte.isDigit ? byte &- 0x30 : (byte | 0x20) &- 0x57)
      position &+= 1
    }
    guard bytes[position] == UInt8(ascii: "}") else { return (position, nil) }
    let isScalar = value < 0xD800 || (value >= 0xE000 && value < 0x110000)
    let isValid = position > digits && position &- digits <= 8 && isScalar
    return (position &+ 1, isValid ? value : nil)
  }

  /// The offset after the line end that a backslash escapes, if only blanks come before it.
  func endOfEscapedLineBreak(at start: Int) -> Int? {
    var position = start
    while bytes[position].isBlank { position &+= 1 }
    return bytes[position].isLineEnd ? endOfLineBreak(at: position) : nil
  }

  /// The offset after the closing quote at `start`, without its pounds, if the string ends there.
  func endOfClosingQuote(of literal: StringLiteral, at start: Int) -> Int? {
    switch literal.quote {
    case .apostrophe:
      return start &+ 1
    case .single:
      return endOfPounds(literal.pounds, from: start &+ 1) == nil ? nil : start &+ 1
    case .multiline:
      guard bytes[start &+ 1] == UInt8(ascii: "\""), bytes[start &+ 2] == UInt8(ascii: "\"") else { return nil }
      return endOfPounds(literal.pounds, from: start &+ 3) == nil ? nil : start &+ 3
    }
  }
}
