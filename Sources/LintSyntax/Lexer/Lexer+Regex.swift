/// The places of the pieces of a regex literal.
struct RegexExtent {
  var start: Int
  var openingPounds: Int
  var patternEnd: Int
  /// 1 when a slash closes the pattern, 0 when nothing does.
  var closingSlash = 0
  var closingPounds = 0

  var patternStart: Int { start &+ openingPounds &+ 1 }
  var end: Int { patternEnd &+ closingSlash &+ closingPounds }
}

extension Lexer {
  /// Adds the tokens of a regex and returns the offset after it.
  mutating func emit(_ regex: RegexExtent, _ flags: TokenFlags) -> Int {
    let isClosed = regex.closingSlash == 1 && regex.closingPounds >= regex.openingPounds
    if !isClosed { report(.unterminatedRegex, at: regex.start) }
    var flags = isClosed ? flags : flags.union(.unterminated)
    let slash = regex.start &+ regex.openingPounds
    if regex.openingPounds > 0 {
      emit(.regexPoundDelimiter, regex.start, slash, flags)
      flags = []
    }
    emit(.regexSlash, slash, slash &+ 1, flags)
    if regex.patternEnd > regex.patternStart { emit(.regexLiteralPattern, regex.patternStart, regex.patternEnd, []) }
    let pounds = regex.patternEnd &+ regex.closingSlash
    if regex.closingSlash > 0 { emit(.regexSlash, regex.patternEnd, pounds, []) }
    if regex.closingPounds > 0 { emit(.regexPoundDelimiter, pounds, regex.end, []) }
    return regex.end
  }

  // MARK: Division or regex?

  /// Decides by the surroundings whether the first slash of an operator begins a regex, and finds the regex's end.
  mutating func scanRegex(inOperatorAt start: Int, slash: Int, operatorEnd: Int) -> RegexExtent? {
    guard !source.isLeftBound(start) else { return nil }
    let previous = tokens.last
    // What follows these is the name of an operator.
    if previous.kind == .func || previous.kind == .operator { return nil }

    var mustBeRegex = false
    if !source.isRightBound(operatorEnd, isLeftBound: false) {
      // It looks like a binary operator, but may be where an expression must begin.
      guard tokens.endsInQuestionOfTry || previous.expectsExpression(angleOperatorKind), !tokens.endsInMemberName
      else { return nil }
      switch previous.kind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon:
        // An operator can be an argument.
        break
      default:
        mustBeRegex = true
      }
    }
    return scanRegex(at: slash, mustBeRegex: mustBeRegex)
  }

  // MARK: Extent

  /// Finds the pieces of the regex that begins at a slash or at pounds. If it may also be an operator (`mustBeRegex` is
  /// false), it must end on the same line, and what looks like division is rejected.
  mutating func scanRegex(at start: Int, mustBeRegex: Bool) -> RegexExtent? {
    let slash = source.endOfPounds(from: start)
    var regex = RegexExtent(start: start, openingPounds: slash &- start, patternEnd: slash &+ 1)
    let content = slash &+ 1

    if regex.openingPounds == 0 {
      let next = source[content]
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
      if next.isBlank, !mustBeRegex { return nil }
      if start > 0, source[start &- 1] == UInt8(ascii: "*") { return nil }
    } else {
      var position = content
      while source[position].isBlank { position &+= 1 }
      if source[position].isLineEnd { return scanMultilineRegex(&regex, from: position) }
    }
    return source.scanSingleLineRegex(&regex, mustBeRegex: mustBeRegex) ? regex : nil
  }

  /// Finds the end of a regex between pounds that begins with a line end. Without an end, it is only its first line, so
  /// that the code after it is not lost.
  private mutating func scanMultilineRegex(_ regex: inout RegexExtent, from lineEnd: Int) -> RegexExtent {
    regex.patternEnd = lineEnd
    if regex.openingPounds >= failed.multilineRegexPounds, regex.start >= failed.multilineRegex { return regex }
    var position = lineEnd
    while position < source.count {
      if source[position] == UInt8(ascii: "/") {
        let end = source.endOfPounds(from: position &+ 1)
        if end &- position &- 1 >= regex.openingPounds {
          regex.patternEnd = position
          regex.closingSlash = 1
          regex.closingPounds = end &- position &- 1
          return regex
        }
      }
      position &+= source[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    failed.multilineRegex = regex.start
    failed.multilineRegexPounds = regex.openingPounds
    return regex
  }
}

extension TokenBuffer {
  /// Whether the last token is the mark of `try?` or `try!`.
  fileprivate var endsInQuestionOfTry: Bool {
    guard last.kind == .postfixQuestionMark || last.kind == .exclamationMark, count > 1 else { return false }
    return base[count &- 2].kind == .try
  }

  /// Whether the last token is the name of a member that is spelled like a keyword: `memory.internal`
  fileprivate var endsInMemberName: Bool {
    count > 1 && last.kind.isKeyword && base[count &- 2].kind == .period
  }
}

extension Token {
  /// Whether the token must be followed by an operand rather than a binary operator. `angleOperator` is the whole of
  /// the last operator that began with `<` or `>`.
  fileprivate func expectsExpression(_ angleOperator: TokenKind) -> Bool {
    switch kind {
    case .endOfFile:
      // There is no token yet.
      return true
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .semicolon, .comma, .colon,
      .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif:
      return true
    case .binaryOperator, .equal:
      return !flags.contains(.glued) || angleOperator != .postfixOperator
    case .leftAngle, .rightAngle:
      return angleOperator != .postfixOperator
    case .true, .false, .Any, .nil, .self, .capitalSelf, .super:
      return false
    default:
      return kind.isKeyword
    }
  }
}

extension SourceText {
  /// Finds the end of a regex on its line; false if it is not a regex.
  func scanSingleLineRegex(_ regex: inout RegexExtent, mustBeRegex: Bool) -> Bool {
    var position = regex.patternStart
    var groups = 0
    var characterClasses = 0
    /// The last slash that would close the pattern if enough pounds followed.
    var lastSlash = -1
    while position < count, !bytes[position].isLineEnd {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        lastSlash = position
        let end = endOfPounds(from: position &+ 1)
        guard regex.openingPounds > 0 else {
          regex.patternEnd = position
          let next = bytes[position &+ 1]
          // A comment is more likely than a regex that ends here.
          if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return mustBeRegex }
          if !mustBeRegex, bytes[position &- 1].isBlank, !isEscaped(position &- 1, from: regex.patternStart) {
            return false
          }
          regex.closingSlash = 1
          return true
        }
        if end &- position &- 1 >= regex.openingPounds {
          regex.patternEnd = position
          regex.closingSlash = 1
          regex.closingPounds = end &- position &- 1
          return true
        }
      case UInt8(ascii: "\\"):
        // Skips an escaped character, unless the line ends there.
        position &+= 1
        if position >= count || bytes[position].isLineEnd { continue }
      case UInt8(ascii: "(") where characterClasses == 0:
        groups &+= 1
      case UInt8(ascii: ")") where characterClasses == 0:
        if groups == 0, !mustBeRegex { return false }
        groups = max(0, groups &- 1)
      case UInt8(ascii: "["):
        characterClasses &+= 1
      case UInt8(ascii: "]"):
        characterClasses = max(0, characterClasses &- 1)
      default:
        break
      }
      position = bytes[position] < 0x80 ? position &+ 1 : decodeScalar(at: position).end
    }
    guard mustBeRegex else { return false }
    regex.patternEnd = position
    inferClosing(&regex, lastSlash: lastSlash)
    return true
  }

  /// Whether there is an odd number of backslashes before `position`.
  func isEscaped(_ position: Int, from start: Int) -> Bool {
    var first = position
    while first > start, bytes[first &- 1] == UInt8(ascii: "\\") { first &-= 1 }
    return (position &- first) & 1 == 1
  }

  /// An unterminated `#/…` that ends in a slash and too few pounds ends there.
  func inferClosing(_ regex: inout RegexExtent, lastSlash: Int) {
    guard regex.openingPounds > 0, lastSlash >= regex.patternStart else { return }
    let pounds = endOfPounds(from: lastSlash &+ 1)
    guard pounds == regex.patternEnd else { return }
    regex.closingPounds = pounds &- lastSlash &- 1
    regex.closingSlash = 1
    regex.patternEnd = lastSlash
  }
}
