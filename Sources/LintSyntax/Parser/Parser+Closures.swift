extension Parser {
  mutating func parseClosure(_ role: Role) {
    guard enterLevel() else { return close(mark(), .closureExpr, role, .hasError) }
    defer { leaveLevel() }
    let outer = (context, anonymousArguments)
    context = []
    let start = mark()
    let open = index
    advance()
    let namesParameters = hasClosureSignature(open) && parseClosureSignature()
    anonymousArguments = namesParameters ? .named : .ofClosure
    parseStatements(until: .rightBrace)
    closeBracket(open, .rightBrace, .rightBrace)
    (context, anonymousArguments) = outer
    close(start, .closureExpr, role)
  }

  /// Everything before `in`, and that; returns whether it has parameters.
  private mutating func parseClosureSignature() -> Bool {
    let start = mark()
    while at(.atSign) { parseAttribute(.attribute, ofType: true) }
    if at(.leftSquare) { parseCaptures() }
    var hasParameters = true
    switch kind {
    case .leftParen: parseParameterClause(.parameters, .closure)
    case .identifier, .wildcard, .dollarIdentifier:
      let next = kind(ahead: 1)
      let isEffect = index > Int(start.token) || tokens[index].flags.contains(.escaped)
      if at(word: .async), next == .in ? isEffect : next != .comma {
        hasParameters = false
        break
      }
      repeat {
        let parameter = mark()
        advance()
        close(parameter, .closureShorthandParameter, .parameter)
      } while consume(if: .comma) && !at(.in)
    default: hasParameters = false
    }
    let flags = parseEffects()
    if consume(if: .arrow) { parseType(.returnType) }
    let keyword = tokenNumber
    expect(.in, .in)
    close(start, .closureSignature, .signature, main: min(keyword, tokenNumber &- 1), flags)
    return hasParameters
  }

  private mutating func parseCaptures() {
    let open = index
    advance()
    while !at(.rightSquare), !at(.endOfFile) {
      let place = index
      parseCapture()
      if !consume(if: .comma) || index == place { break }
    }
    closeBracket(open, .rightSquare, .rightSquare)
  }

  /// `x`, `weak self`, `unowned(unsafe) a = b.c`.
  private mutating func parseCapture() {
    let start = mark()
    var flags: NodeFlags = []
    if at(word: .weak) || at(word: .unowned), kind(ahead: 1) != .equal, kind(ahead: 1) != .comma,
      kind(ahead: 1) != .rightSquare
    {
      flags.insert(at(word: .weak) ? .weak : .unowned)
      advance()
      if at(.leftParen), let close = partner(of: index) { index = close + 1 }
    } else if at(word: .nonisolated) || at(word: .sending) || at(.let) {
      if kind(ahead: 1) == .identifier || kind(ahead: 1) == .self { advance() }
    }
    let name = tokenNumber
    if kind(ahead: 1) == .equal, kind == .identifier || kind == .self || kind == .dollarIdentifier {
      advance()
      advance()
    }
    parseBracketedExpression(.initializer)
    close(start, .closureCapture, .capture, main: min(name, UInt32(max(index - 1, Int(start.token)))), flags)
  }
}
