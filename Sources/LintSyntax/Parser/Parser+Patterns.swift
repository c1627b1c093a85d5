extension Parser {
  /// A pattern that binds and always matches: the left side of `let x = …` or `for x in …`.
  mutating func parseBindingPattern(_ role: Role) {
    guard enterLevel() else { return close(mark(), .missingPattern, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    switch kind {
    case .identifier, .dollarIdentifier, .self:
      advance()
      close(start, .identifierPattern, role)
    case .wildcard:
      advance()
      close(start, .wildcardPattern, role)
    case .leftParen: parseTuplePattern(role)
    case .let where !startsLine, .var where !startsLine, .inout where !startsLine:
      let flags: NodeFlags = at(.let) ? .let : []
      advance()
      parseBindingPattern(.pattern)
      close(start, .valueBindingPattern, role, flags)
    default:
      // A reserved word where a name was meant.
      if kind.isKeyword, !startsLine, kind(ahead: 1) == .colon || kind(ahead: 1) == .equal {
        report(.pattern)
        advance()
        return close(start, .identifierPattern, role, .hasError)
      }
      closeMissing(.missingPattern, role, .pattern)
    }
  }

  private mutating func parseTuplePattern(_ role: Role) {
    let start = mark()
    let open = index
    advance()
    while !at(.rightParen), !at(.endOfFile) {
      let element = mark()
      let place = index
      var flags: NodeFlags = []
      if isArgumentLabel(index), kind(ahead: 1) == .colon {
        flags.insert(.label)
        advance()
        advance()
      }
      parseBindingPattern(.pattern)
      close(element, .tuplePatternElement, .element, flags)
      if !consume(if: .comma) || index == place { break }
    }
    closeBracket(open, .rightParen, .rightParen)
    close(start, .tuplePattern, role)
  }

  /// A pattern that may fail: after `case` or `catch`. Like the compiler's parser we read an expression that may
  /// contain `let x`, `var x` and `is T`; the type checker makes patterns of it.
  mutating func parseMatchingPattern(_ role: Role) {
    let outer = context
    context.insert(.pattern)
    defer { context = outer }
    let start = mark()
    switch kind {
    case .let, .var, .inout:
      parseValueBindingPattern(role)
    case .is:
      advance()
      parseType(.type)
      close(start, .isTypePattern, role)
    default:
      if isWord(.borrowing, index), kind(ahead: 1) == .identifier, !startsLine(index + 1) {
        return parseValueBindingPattern(role)
      }
      parseExpression(.operand)
      let last = builder.last
      if last.kind == .patternExpr, last.firstToken == start.token {
        // `let x` alone: the pattern, without the expression around it.
        builder.unwrapLast()
        setRole(role)
      } else {
        close(start, .expressionPattern, role)
      }
    }
  }

  /// `let PATTERN` where an expression is expected inside a pattern.
  mutating func parsePatternExpression(_ role: Role) {
    let start = mark()
    if at(.is) {
      advance()
      parseType(.type)
      close(start, .isTypePattern, .pattern)
    } else {
      parseValueBindingPattern(.pattern)
    }
    close(start, .patternExpr, role)
  }

  private mutating func parseValueBindingPattern(_ role: Role) {
    guard enterLevel() else { return close(mark(), .missingPattern, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    let flags: NodeFlags = at(.let) ? .let : []
    advance()
    let outer = context
    context.insert(.binding)
    parseMatchingPattern(.pattern)
    context = outer
    close(start, .valueBindingPattern, role, flags)
  }
}
