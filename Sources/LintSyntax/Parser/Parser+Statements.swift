extension Parser {
  /// Statements up to a closing token, which is not passed. Inside a `switch`, also up to the next `case` or `default`.
  mutating func parseStatements(until end: TokenKind) {
    while !at(end), !at(.endOfFile) {
      if isBlockEnd() { return }
      parseCodeBlockItem(.statement)
    }
  }

  /// Whether the current token ends a list of statements whatever the list is in.
  private mutating func isBlockEnd() -> Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0
    default: false
    }
  }

  /// `{ statements }`. Where the `{` is missing: an empty block.
  mutating func parseCodeBlock(_ role: Role) {
    let start = mark()
    guard at(.leftBrace) else { return closeMissing(.codeBlock, role, .leftBrace) }
    guard enterLevel() else { return close(start, .codeBlock, role, .hasError) }
    defer { leaveLevel() }
    let outer = context
    context = []
    let open = index
    advance()
    parseStatements(until: .rightBrace)
    closeBracket(open, .rightBrace, .rightBrace)
    context = outer
    close(start, .codeBlock, role)
  }

  /// One declaration, statement or expression, and the `;` after it. Always passes at least one token.
  mutating func parseCodeBlockItem(_ role: Role) {
    if at(.semicolon) { return advance() }
    let start = mark()
    let place = index
    parseItem(role)
    if index == place {
      report(at(.rightBrace) || at(.rightParen) || at(.rightSquare) ? .unmatchedBracket : .unexpectedTokens)
      // A node for the tokens takes the place of the one for a missing item.
      builder.discard(since: start)
      skipUnexpected(to: afterBracketOrToken(index))
      return
    }
    if at(.semicolon) { return advance() }
    if !startsLine, !isItemEnd() { report(.statementsOnOneLine) }
  }

  private mutating func isItemEnd() -> Bool {
    switch kind {
    case .rightBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif, .case, .default, .rightParen,
      .rightSquare:
      true
    case .atSign: isWord(.unknown, index + 1)
    default: false
    }
  }

  private mutating func parseItem(_ role: Role) {
    let start = mark()
    switch kind {
    case .poundIf:
      if isAttributesIfConfig(at: index) { return parseDeclaration(role, .codeBlock) }
      parseIfConfig(role, .statements)
    case .poundSourceLocation: parseSourceLocation(role)
    case .atSign:
      parseDeclaration(role, .codeBlock)
    case .`init`:
      // A declaration only where one is allowed; here it is a call such as `init(x)` in broken code.
      if isInitializerDeclaration() { return parseDeclaration(role, .codeBlock) }
      parseExpression(role)
    case .guard: parseGuard(role)
    case .while, .repeat:
      if at(.repeat), kind(ahead: 1) != .leftBrace { return parseExpression(role) }
      parseLoop(role)
    case .for: parseFor(role)
    case .if, .switch:
      parseExpression(role)
    case .do: parseDo(role)
    case .return:
      advance()
      if startsReturnValue() { parseExpression(.operand) }
      close(start, .returnStmt, role)
    case .throw:
      advance()
      if at(.rightBrace) || at(.endOfFile) || at(.semicolon) { report(.expression) } else { parseExpression(.operand) }
      close(start, .throwStmt, role)
    case .break, .continue:
      let kind: NodeKind = at(.break) ? .breakStmt : .continueStmt
      advance()
      if at(.identifier), !startsLine { advance() }
      close(start, kind, role)
    case .fallthrough:
      advance()
      close(start, .fallThroughStmt, role)
    case .defer:
      advance()
      parseCodeBlock(.body)
      close(start, .deferStmt, role)
    case .case where !isInSwitch:
      // A case outside of an enum or switch: parsed for what it declares, and reported.
      report(.unexpectedTokens)
      parseDeclaration(role, .member)
    case .else, .in, .where, .catch, .default, .case, .rightBrace, .rightParen, .rightSquare:
      return
    case .identifier:
      if kind(ahead: 1) == .colon, isLabeledStatement() { return parseLabeledStatement(role) }
      if atContextualKeyword {
        if parseWordStatement(role) { return }
        if isDeclaration(at: index, hasModifiers: false) { return parseDeclaration(role, .codeBlock) }
      }
      parseExpression(role)
    default:
      if atDeclaration() { return parseDeclaration(role, .codeBlock) }
      parseExpression(role)
    }
  }

  private mutating func isInitializerDeclaration() -> Bool {
    switch kind(ahead: 1) {
    case .postfixQuestionMark, .exclamationMark, .leftAngle: return true
    case .leftParen:
      guard let end = partner(of: index + 1), let effects = skipEffects(end + 1) else { return false }
      return tokens[effects].kind == .leftBrace
    default: return false
    }
  }

  /// `yield`, `then` and `discard` are statements only before an operand on their line.
  private mutating func parseWordStatement(_ role: Role) -> Bool {
    let start = mark()
    guard !startsLine(index + 1) else { return false }
    switch current.name {
    case .yield:
      switch kind(ahead: 1) {
      case .prefixAmpersand, .identifier, .self, .integerLiteral, .stringQuote, .nil, .true, .false, .leftSquare: break
      default: return false
      }
      if kind(ahead: 1) == .identifier, isWord(.in, index + 1) { return false }
      advance()
      parseExpression(.operand)
      close(start, .yieldStmt, role)
    case .then:
      guard startsOperand(index + 1), hasTrivia(index + 1), kind(ahead: 1) != .leftParen, kind(ahead: 1) != .leftBrace,
        kind(ahead: 1) != .leftSquare, kind(ahead: 1) != .period
      else { return false }
      advance()
      parseExpression(.operand)
      close(start, .thenStmt, role)
    case .discard:
      guard kind(ahead: 1) == .self else { return false }
      advance()
      parseExpression(.operand)
      close(start, .discardStmt, role)
    default: return false
    }
    return true
  }

  /// Whether `return` has a value: everything but what ends the block or begins a statement on the next line.
  private mutating func startsReturnValue() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundElseif, .poundElse, .poundEndif, .case, .default, .rightParen,
      .rightSquare:
      return false
    case .if, .switch: return !startsLine
    case .poundIf, .guard, .while, .for, .do, .return, .break, .continue, .fallthrough, .throw, .defer: return false
    case .repeat: return kind(ahead: 1) != .leftBrace
    case .let, .var, .func, .class, .struct, .enum, .import, .typealias, .extension, .protocol, .atSign, .static,
      .private, .public, .internal,
      .fileprivate, .operator, .precedencegroup:
      return !startsLine && !atDeclaration()
    case .identifier:
      if startsLine {
        if kind(ahead: 1) == .colon, isLabeledStatement() { return false }
        return !isDeclaration(at: index, hasModifiers: false)
      }
      return true
    case .`init`, .subscript, .deinit: return kind == .`init`
    default: return true
    }
  }

  // MARK: Labels

  private mutating func isLabeledStatement() -> Bool {
    switch kind(ahead: 2) {
    case .for, .while, .repeat, .do, .if, .switch: true
    default: false
    }
  }

  private mutating func parseLabeledStatement(_ role: Role) {
    let start = mark()
    advance()
    advance()
    parseItem(.statement)
    close(start, .labeledStmt, role)
  }

  // MARK: Conditions

  /// The conditions of `if`, `guard` or `while`, up to the body.
  private mutating func parseConditions() {
    let outer = context
    context = .condition
    defer { context = outer }
    while true {
      let place = index
      parseCondition()
      guard consume(if: .comma), index > place else { return }
      // A trailing comma (SE-0439).
      if at(.leftBrace) && !startsClosureCondition() { return }
      if at(.else) { return }
    }
  }

  /// After a comma `{` opens the body, unless a call or an operator follows its partner.
  private mutating func startsClosureCondition() -> Bool {
    guard let close = partner(of: index) else { return false }
    switch tokens[close + 1].kind {
    case .leftParen, .period, .binaryOperator: return !startsLine(close + 1)
    default: return false
    }
  }

  private mutating func parseCondition() {
    let start = mark()
    switch kind {
    case .let, .var, .inout: parseOptionalBinding()
    case .identifier where isWord(.borrowing, index) && kind(ahead: 1) == .identifier && !startsLine(index + 1):
      parseOptionalBinding()
    case .case:
      advance()
      parseMatchingPattern(.pattern)
      parseConditionTail()
      close(start, .matchingPatternCondition, .condition)
    case .poundAvailable, .poundUnavailable:
      advance()
      if at(.leftParen) { index = afterBracketOrToken(index) } else { report(.leftParen) }
      close(start, .availabilityCondition, .condition)
    case .leftBrace where !startsClosureCondition():
      closeMissing(.missingExpr, .condition, .expression)
    default:
      parseExpression(.condition)
    }
  }

  private mutating func parseOptionalBinding() {
    let start = mark()
    let flags: NodeFlags = at(.let) ? .let : []
    advance()
    parseBindingPattern(.pattern)
    parseConditionTail()
    close(start, .optionalBindingCondition, .condition, flags)
  }

  /// `: T` and `= value`, both optional.
  private mutating func parseConditionTail() {
    if consume(if: .colon) { parseType(.type) }
    if consume(if: .equal) { parseExpression(.initializer) }
  }

  // MARK: Branches

  /// `if … else if … else …`. A chain of any length is parsed in a loop; its nodes are closed from the inside out.
  mutating func parseIfExpression(_ role: Role) {
    var outer: [(start: Mark, role: Role)] = []
    var innermost = (start: mark(), role: role)
    while true {
      advance()
      parseConditions()
      parseCodeBlock(.body)
      guard at(.else) else { break }
      advance()
      guard at(.if) else {
        parseCodeBlock(.elseBody)
        break
      }
      outer.append(innermost)
      innermost = (mark(), .elseBody)
    }
    close(innermost.start, .ifExpr, innermost.role)
    while let next = outer.popLast() { close(next.start, .ifExpr, next.role) }
  }

  private mutating func parseGuard(_ role: Role) {
    let start = mark()
    advance()
    parseConditions()
    expect(.else, .else)
    parseCodeBlock(.body)
    close(start, .guardStmt, role)
  }

  private mutating func parseLoop(_ role: Role) {
    let start = mark()
    if consume(if: .while) {
      parseConditions()
      parseCodeBlock(.body)
      return close(start, .whileStmt, role)
    }
    advance()
    parseCodeBlock(.body)
    expect(.while, .while)
    parseExpression(.condition)
    close(start, .repeatStmt, role)
  }

  /// `for try await case pattern: T in sequence where condition { }`.
  private mutating func parseFor(_ role: Role) {
    let start = mark()
    advance()
    var flags: NodeFlags = []
    if consume(if: .try) { flags.insert(.throws) }
    if at(word: .await), kind(ahead: 1) != .in {
      flags.insert(.async)
      advance()
    }
    if at(word: .unsafe), kind(ahead: 1) != .in { advance() }
    if consume(if: .case) {
      parseMatchingPattern(.pattern)
    } else {
      parseBindingPattern(.pattern)
    }
    if consume(if: .colon) { parseType(.type) }
    expect(.in, .in)
    let outer = context
    context = .condition
    if at(.leftBrace),
      partner(of: index).map({ tokens[$0 + 1].kind != .leftBrace && tokens[$0 + 1].kind != .leftParen }) ?? true
    {
      closeMissing(.missingExpr, .sequence, .expression)
    } else {
      parseExpression(.sequence)
    }
    if consume(if: .where) { parseExpression(.whereClause) }
    context = outer
    parseCodeBlock(.body)
    close(start, .forStmt, role, flags)
  }

  private mutating func parseDo(_ role: Role) {
    let start = mark()
    advance()
    var flags: NodeFlags = []
    if consume(if: .throws) {
      flags.insert(.throws)
      if at(.leftParen) {
        let open = index
        advance()
        parseType(.thrownType)
        closeBracket(open, .rightParen, .rightParen)
      }
    }
    parseCodeBlock(.body)
    while at(.catch) { parseCatch() }
    close(start, .doStmt, role, flags)
  }

  private mutating func parseCatch() {
    let start = mark()
    advance()
    let outer = context
    context = .condition
    while !at(.leftBrace), !at(.endOfFile) {
      let item = mark()
      let place = index
      if !at(.where) { parseMatchingPattern(.pattern) }
      context.remove(.pattern)
      if consume(if: .where) { parseExpression(.whereClause) }
      close(item, .catchItem, .caseItem)
      if !consume(if: .comma) || index == place { break }
    }
    context = outer
    parseCodeBlock(.body)
    close(start, .catchClause, .catchClause)
  }

  // MARK: Switch

  mutating func parseSwitchExpression(_ role: Role) {
    guard enterLevel() else { return close(mark(), .missingExpr, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    advance()
    let outer = context
    context = .condition
    if at(.leftBrace), startsCaseList(index) {
      closeMissing(.missingExpr, .subject, .expression)
    } else {
      parseExpression(.subject)
    }
    context = []
    let open = index
    if at(.leftBrace) {
      advance()
      parseSwitchCases(until: .rightBrace)
      closeBracket(open, .rightBrace, .rightBrace)
    } else {
      report(.leftBrace)
    }
    context = outer
    close(start, .switchExpr, role)
  }

  private mutating func startsCaseList(_ open: Int) -> Bool {
    switch tokens[open + 1].kind {
    case .case, .default, .rightBrace, .poundIf, .atSign: true
    default: false
    }
  }

  /// The cases of a `switch`, or of a branch of `#if` inside one.
  mutating func parseSwitchCases(until end: TokenKind) {
    let outerSwitch = isInSwitch
    isInSwitch = true
    defer { isInSwitch = outerSwitch }
    while !at(end), !at(.endOfFile) {
      switch kind {
      case .case, .default: parseSwitchCase()
      case .atSign where isUnknownCase(): parseSwitchCase()
      case .poundIf where isSwitchCaseIfConfig(index): parseIfConfig(.switchCase, .switchCases)
      case .poundElseif, .poundElse, .poundEndif: return
      case .semicolon: advance()
      default:
        report(.caseLabel)
        let start = mark()
        let place = index
        parseCaseBody()
        builder.discard(since: start)
        if index == place { advance() }
        close(start, .unexpected, .unexpected, .hasError)
      }
    }
  }

  private mutating func isUnknownCase() -> Bool {
    guard let next = skipAttribute(index) else { return false }
    return tokens[next].kind == .default || tokens[next].kind == .case
  }

  private mutating func parseSwitchCase() {
    let start = mark()
    if at(.atSign) { parseAttribute(.attribute) }
    let keyword = tokenNumber
    var flags: NodeFlags = []
    if consume(if: .default) {
      flags.insert(.isDefault)
    } else {
      advance()
      repeat {
        if at(.colon) { break }
        let item = mark()
        parseMatchingPattern(.pattern)
        if consume(if: .where) { parseExpression(.whereClause) }
        close(item, .switchCaseItem, .caseItem)
      } while consume(if: .comma)
    }
    expect(.colon, .colon)
    parseCaseBody()
    close(start, .switchCase, .switchCase, main: keyword, flags)
  }

  /// The statements of a case: up to the next one.
  private mutating func parseCaseBody() {
    while true {
      switch kind {
      case .case, .default, .rightBrace, .endOfFile: return
      case .poundElseif, .poundElse, .poundEndif: if ifConfigDepth > 0 { return }
      case .poundIf where isSwitchCaseIfConfig(index): return
      case .atSign where isUnknownCase(): return
      default: break
      }
      parseCodeBlockItem(.statement)
    }
  }

  /// Whether the `#if` at `place` holds cases rather than statements.
  private mutating func isSwitchCaseIfConfig(_ start: Int) -> Bool {
    guard let place = firstInsideIfConfig(start) else { return false }
    switch tokens[place].kind {
    case .case, .default: return true
    case .atSign:
      guard let next = skipAttribute(place) else { return false }
      return tokens[next].kind == .default || tokens[next].kind == .case
    default: return false
    }
  }
}
