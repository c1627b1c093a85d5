/// What may follow an expression: members, calls, subscripts, trailing closures.
extension Parser {
  /// Members, calls, subscripts, `?`, `!`, operators and `#if` after the expression that was closed last.
  mutating func parseSuffixes(_ start: Mark, _ role: Role) {
    while true {
      if context.contains(.endsWithLine), startsLine { return }
      switch kind {
      case .period:
        // `.` at the end of `\Foo.` and the like is reported by the name that is missing.
        setRole(.base)
        advance()
        parseMemberName(start, role)
      case .leftParen:
        if startsLine { return }
        parseCall(start, role)
      case .leftSquare:
        if startsLine { return }
        parseSubscript(start, role)
      case .leftBrace:
        guard takesTrailingClosure(), atTrailingClosure() else { return }
        setRole(.callee)
        let brace = tokenNumber
        parseTrailingClosures()
        close(start, .functionCallExpr, role, main: brace)
      case .postfixQuestionMark:
        if startsLine { return }
        setRole(.operand)
        let mainToken = tokenNumber
        advance()
        close(start, .optionalChainingExpr, role, main: mainToken)
      case .exclamationMark:
        if startsLine { return }
        setRole(.operand)
        let mainToken = tokenNumber
        advance()
        close(start, .forceUnwrapExpr, role, main: mainToken)
      case .postfixOperator, .rightAngle:
        if at(.rightAngle) {
          guard isPostfixAngle(index) else { return }
          joinOperator()
        }
        setRole(.operand)
        let mainToken = tokenNumber
        advanceJoined()
        close(start, .postfixOperatorExpr, role, main: mainToken)
      case .poundIf:
        guard isPostfixIfConfig(index) else { return }
        setRole(.base)
        parseIfConfig(.definition, .postfix)
        close(start, .postfixIfConfigExpr, role)
      default:
        return
      }
    }
  }

  /// Literals are not called, and a call that has its trailing closure does not take another.
  private mutating func takesTrailingClosure() -> Bool {
    switch builder.last.kind {
    case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr:
      let lastChild = builder.roleOfLastChild
      return lastChild != .trailingClosure && lastChild != .additionalTrailingClosure
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
      .regexLiteralExpr, .arrayExpr,
      .dictionaryExpr:
      return false
    default: return true
    }
  }

  @inline(__always)
  private mutating func parseCall(_ start: Mark, _ role: Role) {
    setRole(.callee)
    let open = index
    advance()
    parseArguments(until: .rightParen)
    closeBracket(open, .rightParen, .rightParen)
    if atTrailingClosure() { parseTrailingClosures() }
    close(start, .functionCallExpr, role, main: UInt32(truncatingIfNeeded: open), .brackets)
  }

  @inline(__always)
  private mutating func parseSubscript(_ start: Mark, _ role: Role) {
    setRole(.callee)
    let open = index
    advance()
    parseArguments(until: .rightSquare)
    closeBracket(open, .rightSquare, .rightSquare)
    if atTrailingClosure() { parseTrailingClosures() }
    close(start, .subscriptCallExpr, role, main: UInt32(truncatingIfNeeded: open), .brackets)
  }

  /// `{ … } label: { … }`.
  mutating func parseTrailingClosures() {
    parseClosure(.trailingClosure)
    while atLabeledTrailingClosure() {
      let start = mark()
      advance()
      advance()
      parseClosure(.closure)
      close(start, .multipleTrailingClosureElement, .additionalTrailingClosure)
    }
  }

  /// Arguments up to a closing bracket, which is not passed.
  mutating func parseArguments(until end: TokenKind, role: Role = .argument) {
    if at(end) { return }
    let outer = context
    context = context.inBrackets
    while !at(end), !at(.endOfFile) {
      let place = index
      let start = mark()
      var flags: NodeFlags = []
      if kind(ahead: 1) == .colon, isArgumentLabel(index) {
        flags.insert(.label)
        advance()
        advance()
      }
      if isOperatorReference() {
        parsePrimaryExpression(.operand)
      } else {
        parseExpression(.operand)
      }
      close(start, .labeledExpr, role, flags)
      if !consume(if: .comma) || index == place { break }
    }
    context = outer
  }

  mutating func parseTupleExpression(_ role: Role) {
    let start = mark()
    let open = index
    advance()
    parseArguments(until: .rightParen, role: .element)
    closeBracket(open, .rightParen, .rightParen)
    close(start, .tupleExpr, role)
  }

  /// Takes the bracket that closes the one at `open`. Tokens before it that were not understood become unexpected.
  @inline(__always)
  mutating func closeBracket(_ open: Int, _ kind: TokenKind, _ expectation: SyntaxError.Expectation) {
    if at(kind) { advance() } else { closeBracketBehindUnexpected(open, kind, expectation) }
  }

  @inline(never)
  private mutating func closeBracketBehindUnexpected(
    _ open: Int, _ kind: TokenKind, _ expectation: SyntaxError.Expectation
  ) {
    if let close = partner(of: open), close > index, tokens[close].kind == kind {
      report(at(.endOfFile) ? .expected(expectation) : .unexpectedTokens)
      skipUnexpected(to: close)
      return advance()
    }
    report(expectation)
  }
}
