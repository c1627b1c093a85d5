extension Parser {
  /// A string literal: the lexer has cut it into quotes, segments and interpolations.
  mutating func parseStringLiteral(_ role: Role) {
    let start = mark()
    _ = consume(if: .rawStringPoundDelimiter)
    let quote = kind
    advance()
    while true {
      switch kind {
      case .stringSegment: advance()
      case .backslash where isInterpolation(index): parseInterpolation()
      default:
        if kind == quote {
          advance()
          if at(.rawStringPoundDelimiter), !hasTrivia(index) { advance() }
        }
        return close(start, .stringLiteralExpr, role)
      }
    }
  }

  private mutating func isInterpolation(_ place: Int) -> Bool {
    let paren = tokens[place + 1].kind == .rawStringPoundDelimiter ? place + 2 : place + 1
    return tokens[paren].kind == .leftParen && tokens[paren].flags.contains(.interpolation)
  }

  private mutating func parseInterpolation() {
    let start = mark()
    advance()
    _ = consume(if: .rawStringPoundDelimiter)
    let open = index
    advance()
    if enterLevel() {
      let outer = context
      context = []
      parseArguments(until: .rightParen)
      context = outer
      leaveLevel()
    }
    if at(.rightParen) {
      advance()
    } else if let close = partner(of: open), close >= index {
      report(.unexpectedTokens)
      skipUnexpected(to: close)
      advance()
    }
    close(start, .expressionSegment, .segment)
  }

  mutating func parseRegexLiteral(_ role: Role) {
    let start = mark()
    _ = consume(if: .regexPoundDelimiter)
    _ = consume(if: .regexSlash)
    _ = consume(if: .regexLiteralPattern)
    _ = consume(if: .regexSlash)
    if at(.regexPoundDelimiter), !hasTrivia(index) { advance() }
    close(start, .regexLiteralExpr, role)
  }

  /// `\Root.component[…]?.component!`.
  mutating func parseKeyPath(_ role: Role) {
    let start = mark()
    advance()
    if !at(.period), !atTwoPeriods { parseSimpleType(.base, allowsMembers: false) }
    if atTwoPeriods {
      let component = mark()
      advance()
      parseKeyPathProperty(component)
    }
    while true {
      let component = mark()
      switch kind {
      case .period where !startsLine || index == Int(start.token) + 1 || !context.contains(.endsWithLine):
        switch kind(ahead: 1) {
        case .postfixQuestionMark, .exclamationMark, .leftSquare:
          advance()
          continue
        case let next where next.namesKeyPathProperty:
          advance()
          parseKeyPathProperty(component)
        default:
          advance()
          report(.identifier)
          return close(start, .keyPathExpr, role)
        }
      case .leftSquare where !startsLine && !hasTrivia(index):
        let open = index
        advance()
        parseArguments(until: .rightSquare)
        closeBracket(open, .rightSquare, .rightSquare)
        close(component, .keyPathSubscriptComponent, .component)
      case .postfixQuestionMark where !startsLine, .exclamationMark where !startsLine:
        advance()
        close(component, .keyPathOptionalComponent, .component)
      default:
        return close(start, .keyPathExpr, role)
      }
    }
  }

  /// Whether a path begins with `..name`: the compiler takes the first period for the path's own, and the second for
  /// the component's.
  private var atTwoPeriods: Bool {
    mutating get {
      (at(.prefixOperator) || at(.binaryOperator)) && isOperator("..", index) && !hasTrivia(index)
        && kind(ahead: 1).namesKeyPathProperty
    }
  }

  /// The name after a period, with what belongs to it.
  private mutating func parseKeyPathProperty(_ component: Mark) {
    var name = tokenNumber
    advance()
    if at(.colonColon), kind(ahead: 1) == .identifier {
      advance()
      name = tokenNumber
      advance()
    }
    var flags: NodeFlags = []
    if at(.leftParen), !hasTrivia(index), isArgumentNames(index), let end = partner(of: index) {
      flags.insert(.argumentNames)
      index = end + 1
    }
    if at(.leftAngle), atGenericArguments() { parseGenericArguments(.genericArguments) }
    close(component, .keyPathPropertyComponent, .component, main: name, flags)
  }
}

extension TokenKind {
  fileprivate var namesKeyPathProperty: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .integerLiteral, .wildcard: true
    default: isKeyword
    }
  }
}
