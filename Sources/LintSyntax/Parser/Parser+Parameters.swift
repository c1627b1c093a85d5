extension Parser {
  enum ParameterContext {
    case function, closure, enumCase
  }

  mutating func parseParameterClause(_ role: Role, _ context: ParameterContext) {
    let start = mark()
    let open = index
    advance()
    let outer = (self.context, anonymousArguments)
    self.context = []
    if context != .closure { anonymousArguments = .outsideClosure }
    while !at(.rightParen), !at(.endOfFile) {
      let place = index
      parseParameter(context)
      if !consume(if: .comma) || index == place { break }
    }
    (self.context, anonymousArguments) = outer
    closeBracket(open, .rightParen, .rightParen)
    close(start, .parameterClause, role)
  }

  private mutating func parseParameter(_ context: ParameterContext) {
    let start = mark()
    while at(.atSign), isParameterAttribute(context) { parseAttribute(.attribute) }
    while isParameterModifier() {
      let modifier = mark()
      advance()
      close(modifier, .declModifier, .modifier)
    }
    var flags: NodeFlags = []
    var main = tokenNumber
    let isName = isArgumentLabel(index) || at(.inout)
    let next = kind(ahead: 1)
    if isName, next == .colon {
      flags.insert(.label)
      advance()
      advance()
      parseType(.type)
    } else if isName, isArgumentLabel(index + 1) || (context == .closure && kind(ahead: 1) == .dollarIdentifier),
      kind(ahead: 2) == .colon
    {
      flags.formUnion([.label, .secondName])
      advance()
      advance()
      advance()
      parseType(.type)
    } else if context == .closure, isName, next == .comma || next == .rightParen {
      flags.insert(.label)
      advance()
    } else if context == .closure, isName, isArgumentLabel(index + 1),
      kind(ahead: 2) == .comma || kind(ahead: 2) == .rightParen
    {
      flags.formUnion([.label, .secondName])
      advance()
      advance()
    } else {
      if context != .enumCase { report(.colon) }
      parseType(.type)
      if index == Int(main) { main = start.token }
    }
    if isEllipsis(index) {
      flags.insert(.variadic)
      advance()
    }
    if at(.equal) || (kind == .binaryOperator && isOperator("=", index)) {
      advance()
      parseExpression(.defaultValue)
    }
    close(start, .functionParameter, .parameter, main: main, flags)
  }

  /// The attributes of an enum case's unnamed value belong to its type.
  private mutating func isParameterAttribute(_ context: ParameterContext) -> Bool {
    guard context == .enumCase else { return true }
    guard let end = skipAttribute(index) else { return true }
    return isArgumentLabel(end) && tokens[end + 1].kind == .colon
  }

  /// `isolated a b: T`: a word before two names. Before one name it would be the first of two.
  private mutating func isParameterModifier() -> Bool {
    guard kind == .identifier || kind == .inout, isArgumentLabel(index + 1) else { return false }
    switch current.name {
    case .isolated, ._const, .sending, .borrowing, .consuming, .__owned, .__shared, ._addressable, .inout:
      return isArgumentLabel(index + 2) && kind(ahead: 3) == .colon
    default: return false
    }
  }
}
