extension Parser {
  /// An expression, with its operators in a flat sequence: precedence is not known here.
  @inline(__always)
  mutating func parseExpression(_ role: Role) {
    let start = mark()
    parseSequenceElement(role)
    if atSequenceOperator() { parseSequence(start, role) }
  }

  /// The operators after the first element of a sequence, and the other elements.
  @inline(never)
  private mutating func parseSequence(_ start: Mark, _ role: Role) {
    setRole(.element)
    repeat {
      let ended = parseSequenceOperator()
      if !ended { parseSequenceElement(.element) }
    } while atSequenceOperator()
    close(start, .sequenceExpr, role)
  }

  /// An expression in which trailing closures and patterns are as usual, whatever surrounds it: an expression in
  /// brackets.
  mutating func parseBracketedExpression(_ role: Role) {
    let outer = context
    context = context.inBrackets
    parseExpression(role)
    context = outer
  }

  // MARK: Operators

  @inline(__always)
  private mutating func atSequenceOperator() -> Bool {
    if kind == .identifier { return current.name == .async && continuesSequence() }
    return kind.mayContinueSequence && continuesSequence()
  }

  @inline(never)
  private mutating func continuesSequence() -> Bool {
    if context.contains(.endsWithLine), startsLine { return false }
    switch kind {
    case .equal: return !context.contains(.pattern)
    case .prefixOperator: return isGluedGreater(index)
    case .throws, .identifier:
      guard kind == .throws || at(word: .async) else { return false }
      if let arrow = skipEffects(index) { return arrow > index && tokens[arrow].kind == .arrow }
      return false
    default: return true
    }
  }

  /// Whether the token is the rest of an operator that begins with `>`; it cannot be used alone.
  private mutating func isGluedGreater(_ place: Int) -> Bool {
    tokens[place].flags.contains(.glued) && tokens[place].length > 0
  }

  /// Takes one operator, or what is in an operator's place. Returns whether it needs no operand after it (`as T`).
  private mutating func parseSequenceOperator() -> Bool {
    let start = mark()
    switch kind {
    case .equal:
      advance()
      if kind == .leftSquare { noteEmptyLiteral() }
      close(start, .assignmentExpr, .element)
    case .infixQuestionMark:
      advance()
      if enterLevel() {
        parseExpression(.operand)
        leaveLevel()
      } else {
        close(mark(), .missingExpr, .operand, .hasError)
      }
      expect(.colon, .colon)
      close(start, .ternaryExpr, .element)
    case .is:
      advance()
      parseType(.type)
      close(start, .isExpr, .element)
      return true
    case .as:
      advance()
      var flags: NodeFlags = []
      if at(.postfixQuestionMark) {
        flags.insert(.optional)
        advance()
      } else if at(.exclamationMark) {
        flags.insert(.forced)
        advance()
      }
      parseType(.type)
      close(start, .asExpr, .element, flags)
      return true
    case .arrow, .throws, .identifier:
      let flags = parseEffects()
      let arrow = tokenNumber
      expect(.arrow, .arrow)
      close(start, .arrowExpr, .element, main: arrow, flags)
    default:
      joinOperator()
      advanceJoined()
      close(start, .binaryOperatorExpr, .element)
    }
    return false
  }

  /// At the bracket after `=`: `[]` and `[:]`.
  private mutating func noteEmptyLiteral() {
    let next = tokens[index + 1].kind == .colon ? index + 2 : index + 1
    if tokens[next].kind == .rightSquare { names.insert(Name(.emptyLiteral)) }
  }

  // MARK: Elements

  /// The element between two operators: a unary expression after `try`, `await` and the like.
  mutating func parseSequenceElement(_ role: Role) {
    guard enterLevel() else { return close(mark(), .missingExpr, role, .hasError) }
    if kind == .identifier ? atContextualKeyword : !kind.beginsPostfixExpression {
      parseRareSequenceElement(role)
    } else {
      parsePostfixExpression(role)
    }
    leaveLevel()
  }

  @inline(never)
  private mutating func parseRareSequenceElement(_ role: Role) {
    let start = mark()
    switch kind {
    case .identifier:
      parseWordElement(role)
    case .try:
      advance()
      var flags: NodeFlags = []
      if at(.postfixQuestionMark) {
        flags.insert(.optional)
        advance()
      } else if at(.exclamationMark) {
        flags.insert(.forced)
        advance()
      }
      parseSequenceElement(.operand)
      close(start, .tryExpr, role, flags)
    case .repeat:
      advance()
      parseExpression(.operand)
      close(start, .packExpansionExpr, role)
    case .let, .var, .is:
      if context.contains(.pattern) || !at(.is) { return parsePatternExpression(role) }
      parseUnaryExpression(role)
    default:
      parseUnaryExpression(role)
    }
  }

  /// A well-known name: perhaps a contextual keyword.
  private mutating func parseWordElement(_ role: Role) {
    let start = mark()
    let wrapper: NodeKind
    switch current.name {
    case .await:
      wrapper = .awaitExpr
    case .unsafe where startsOperand(index + 1) && !startsLine(index + 1) && !isLeftBoundSuffix(index + 1):
      wrapper = .unsafeExpr
    case .consume where startsOwnedOperand(index + 1): wrapper = .consumeExpr
    case ._move where startsOwnedOperand(index + 1): wrapper = .consumeExpr
    case .copy where startsOwnedOperand(index + 1): wrapper = .copyExpr
    case ._borrow where startsOwnedOperand(index + 1): wrapper = .borrowExpr
    case .borrow where startsOwnedOperand(index + 1): wrapper = .borrowExpr
    case .each where startsOwnedOperand(index + 1) || (tokens[index + 1].kind == .leftParen && hasTrivia(index + 1)):
      wrapper = .packElementExpr
    case .any where startsExistential(index + 1), .some where startsExistential(index + 1):
      return parseTypeExpression(role)
    case .borrowing where context.contains(.pattern) && kind(ahead: 1) == .identifier && !startsLine(index + 1):
      return parsePatternExpression(role)
    default: return parsePostfixExpression(role)
    }
    advance()
    if wrapper == .awaitExpr || wrapper == .unsafeExpr {
      parseSequenceElement(.operand)
    } else {
      parseUnaryExpression(.operand)
    }
    close(start, wrapper, role)
  }

  /// `consume x`, `copy x`, …: words only before a name on the same line.
  private mutating func startsOwnedOperand(_ place: Int) -> Bool {
    guard !startsLine(place) else { return false }
    switch tokens[place].kind {
    case .identifier:
      // `copy as T`, `copy in` do not occur; `x = copy async` neither.
      return true
    case .self, .capitalSelf, .dollarIdentifier, .super: return true
    default: return false
    }
  }

  private mutating func startsExistential(_ place: Int) -> Bool {
    guard !startsLine(place) else { return false }
    switch tokens[place].kind {
    case .identifier, .capitalSelf, .Any: return true
    case .prefixOperator: return isOperator("~", place)
    case .leftParen: return false
    default: return false
    }
  }

  /// Whether `(`, `[`, `.` or the like at `place` continues the word before it rather than beginning an operand.
  private mutating func isLeftBoundSuffix(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .leftParen, .leftSquare, .leftBrace: return !hasTrivia(place) || tokens[place].kind == .leftBrace
    case .period: return !hasTrivia(place)
    default: return false
    }
  }

  /// Whether an operand may begin at a place.
  mutating func startsOperand(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .rawStringPoundDelimiter,
      .stringQuote,
      .multilineStringQuote, .singleQuote, .regexPoundDelimiter, .regexSlash, .prefixOperator, .prefixAmpersand,
      .leftParen, .leftSquare,
      .leftBrace, .period, .backslash, .pound, .`init`, .Any, .false, .nil, .self, .capitalSelf, .super, .true, .try,
      .if, .switch, .repeat,
      .atSign, .inout:
      return true
    default: return false
    }
  }

  mutating func parseTypeExpression(_ role: Role) {
    let start = mark()
    parseType(.type)
    close(start, .typeExpr, role)
    parseSuffixes(start, role)
  }

  // MARK: Unary expressions

  /// Prefix operators, then a primary expression with its suffixes.
  private mutating func parseUnaryExpression(_ role: Role) {
    let start = mark()
    switch kind {
    case .prefixOperator, .leftAngle, .rightAngle:
      // `<` and `>` begin an operand only in `#if swift(>=5)`; the pieces of such an operator belong together.
      guard !isOperatorReference() else { return parsePrimaryExpression(role) }
      joinOperator()
      advanceJoined()
      guard enterLevel() else {
        close(mark(), .missingExpr, .operand, .hasError)
        return close(start, .prefixOperatorExpr, role)
      }
      parseUnaryExpression(.operand)
      leaveLevel()
      close(start, .prefixOperatorExpr, role)
    case .prefixAmpersand:
      if isOperatorReference() { return parsePrimaryExpression(role) }
      advance()
      parseUnaryExpression(.operand)
      close(start, .inOutExpr, role)
    case .atSign, .inout:
      parseTypeExpression(role)
    case .if:
      parseIfExpression(role)
    case .switch:
      parseSwitchExpression(role)
    default:
      parsePostfixExpression(role)
    }
  }

  /// A primary expression with its suffixes.
  private mutating func parsePostfixExpression(_ role: Role) {
    let start = mark()
    if kind == .identifier, !context.contains(.binding) {
      parseName(start, .declReferenceExpr, role)
    } else {
      parsePrimaryExpression(role)
      // A primary that is missing has no suffixes.
      if builder.last.kind == .missingExpr { return }
    }
    if kind.mayBeginSuffix { parseSuffixes(start, role) }
  }

  /// Whether the operator at the current token is a value: `reduce(0, +)`, `(<)`.
  @inline(__always)
  mutating func isOperatorReference() -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .prefixAmpersand,
      .infixQuestionMark, .exclamationMark,
      .postfixQuestionMark, .equal:
      return isOperandMissing()
    default: return false
    }
  }

  /// Whether what follows the operator at the current token cannot be its operand.
  @inline(never)
  private mutating func isOperandMissing() -> Bool {
    var last = index
    while tokens[last + 1].flags.contains(.glued) { last += 1 }
    switch tokens[last + 1].kind {
    case .comma, .rightParen, .rightSquare, .semicolon, .endOfFile: return true
    default: return false
    }
  }

  // MARK: Primary expressions

  mutating func parsePrimaryExpression(_ role: Role) {
    let start = mark()
    switch kind {
    case .identifier, .dollarIdentifier:
      if context.contains(.binding), context.contains(.pattern), kind == .identifier, !isMatchedName(index + 1) {
        advance()
        close(start, .identifierPattern, .pattern)
        return close(start, .patternExpr, role)
      }
      if kind == .dollarIdentifier, anonymousArguments != .ofClosure {
        report(anonymousArguments == .named ? .argumentOfNamingClosure : .argumentOutsideClosure)
      }
      parseName(start, .declReferenceExpr, role)
    case .self, .capitalSelf, .`init`:
      parseName(start, .declReferenceExpr, role)
    case .wildcard:
      advance()
      close(start, .discardAssignmentExpr, role)
    case .integerLiteral:
      advance()
      close(start, .integerLiteralExpr, role)
    case .floatLiteral:
      advance()
      close(start, .floatLiteralExpr, role)
    case .true, .false:
      advance()
      close(start, .booleanLiteralExpr, role)
    case .nil:
      advance()
      close(start, .nilLiteralExpr, role)
    case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote: parseStringLiteral(role)
    case .regexPoundDelimiter, .regexSlash: parseRegexLiteral(role)
    case .leftParen: parseTupleExpression(role)
    case .leftSquare: parseCollectionExpression(role)
    case .leftBrace: parseClosure(role)
    case .period:
      advance()
      parseMemberName(start, role)
    case .super:
      advance()
      close(start, .superExpr, role)
    case .Any:
      advance()
      close(start, .identifierType, .type)
      close(start, .typeExpr, role)
    case .backslash: parseKeyPath(role)
    case .pound: parseMacroExpansion(role)
    case .extension where kind(ahead: 1) == .comma || kind(ahead: 1) == .rightParen:
      // The role in `@attached(extension, …)`.
      advance()
      close(start, .declReferenceExpr, role)
    default:
      if isOperatorReference() {
        joinOperator()
        advanceJoined()
        return close(start, .declReferenceExpr, role)
      }
      closeMissing(.missingExpr, role, .expression)
    }
  }

  /// Whether the name before `place` is matched against rather than bound: `let Foo.bar(x)`, `let foo(x)`.
  private mutating func isMatchedName(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .period: return !hasTrivia(place) || !startsLine(place)
    case .leftParen: return !startsLine(place)
    case .leftAngle: return skipGenericArguments(place) != nil
    default: return false
    }
  }

  /// The name at the current token, whatever it is, with a module before it, argument names and generic arguments after
  /// it.
  @inline(__always)
  mutating func parseName(_ start: Mark, _ nodeKind: NodeKind, _ role: Role) {
    let main = tokenNumber
    advance()
    switch kind {
    case .colonColon, .leftAngle: parseRestOfName(start, nodeKind, role)
    case .leftParen where kind(ahead: 2) == .colon && (kind(ahead: 3) == .rightParen || kind(ahead: 4) == .colon):
      parseRestOfName(start, nodeKind, role)
    default: close(start, nodeKind, role, main: main)
    }
  }

  /// The part after the first token of a name: `::name`, `(a:b:)`, `<T>`.
  @inline(never)
  private mutating func parseRestOfName(_ start: Mark, _ nodeKind: NodeKind, _ role: Role) {
    var main = tokenNumber &- 1
    var flags: NodeFlags = []
    if at(.colonColon), kind(ahead: 1) == .identifier || kind(ahead: 1).isKeyword {
      advance()
      main = tokenNumber
      advance()
    }
    if at(.leftParen), !startsLine, isArgumentNames(index), let end = partner(of: index) {
      index = end + 1
      flags = .argumentNames
    }
    close(start, nodeKind, role, main: main, flags)
    // Generic arguments, where that is what they are, and no comparison.
    guard at(.leftAngle), atGenericArguments() else { return }
    setRole(.operand)
    parseGenericArguments(.genericArguments)
    close(start, .genericSpecializationExpr, role)
  }

  /// The name of a member; the period is already taken, and the base (if any) is the last node.
  @inline(__always)
  mutating func parseMemberName(_ start: Mark, _ role: Role) {
    if kind == .identifier { parseName(start, .memberAccessExpr, role) } else { parseRareMemberName(start, role) }
  }

  /// A member without an identifier: a number, a reserved word, or nothing.
  @inline(never)
  private mutating func parseRareMemberName(_ start: Mark, _ role: Role) {
    guard kind == .dollarIdentifier || kind == .integerLiteral || kind == .wildcard || (kind.isKeyword && !startsLine)
    else {
      report(.identifier)
      return close(start, .memberAccessExpr, role, main: tokenNumber &- 1, .hasError)
    }
    parseName(start, .memberAccessExpr, role)
  }

  // MARK: Collections

  private mutating func parseCollectionExpression(_ role: Role) {
    let start = mark()
    if isInlineArrayExpression() { return parseTypeExpressionOnly(start, role) }
    let open = index
    advance()
    let outer = context
    context = context.inBrackets
    defer { context = outer }
    if consume(if: .rightSquare) { return close(start, .arrayExpr, role) }
    if at(.colon), kind(ahead: 1) == .rightSquare {
      advance()
      advance()
      return close(start, .dictionaryExpr, role)
    }
    var isDictionary = false
    while !at(.rightSquare), !at(.endOfFile) {
      let place = index
      let element = mark()
      if isOperatorReference() { parsePrimaryExpression(.element) } else { parseExpression(.element) }
      if consume(if: .colon) {
        isDictionary = true
        setRole(.key)
        parseExpression(.value)
        close(element, .dictionaryElement, .element)
      }
      if !consume(if: .comma) || index == place { break }
    }
    closeBracket(open, .rightSquare, .rightSquare)
    close(start, isDictionary ? .dictionaryExpr : .arrayExpr, role)
  }

  /// `[3 of Int]` (SE-0483).
  private mutating func isInlineArrayExpression() -> Bool {
    let first = index + 1
    guard isWord(.of, first + 1), !startsLine(first + 1), startsType(first + 2) else { return false }
    switch tokens[first].kind {
    case .integerLiteral, .wildcard, .identifier: return true
    default: return false
    }
  }

  private mutating func parseTypeExpressionOnly(_ start: Mark, _ role: Role) {
    parseSimpleType(.type, allowsMembers: false)
    close(start, .typeExpr, role)
  }
}
