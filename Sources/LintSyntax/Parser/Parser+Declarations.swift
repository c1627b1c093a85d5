/// Where a declaration is.
enum DeclarationContext {
  case codeBlock, member
}

extension Parser {
  /// A declaration with its attributes and modifiers.
  mutating func parseDeclaration(_ role: Role, _ context: DeclarationContext) {
    guard enterLevel() else { return close(mark(), .missingDecl, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    guard parseAttributesAndModifiers() else { return close(start, .missingDecl, role, .hasError) }
    let keyword = tokenNumber
    switch kind {
    case .import: parseImport(start, role)
    case .class: parseNominalType(start, .classDecl, role)
    case .struct: parseNominalType(start, .structDecl, role)
    case .enum: parseNominalType(start, .enumDecl, role)
    case .protocol: parseNominalType(start, .protocolDecl, role)
    case .extension:
      advance()
      parseType(.extendedType)
      parseInheritanceClause()
      parseRequirements()
      parseMemberBlock(.body)
      close(start, .extensionDecl, role, main: keyword)
    case .func: parseFunction(start, role)
    case .`init`: parseInitializer(start, role)
    case .deinit:
      advance()
      let flags = parseEffects()
      if at(.leftBrace) { parseCodeBlock(.body) }
      close(start, .deinitializerDecl, role, main: keyword, flags)
    case .subscript: parseSubscriptDeclaration(start, role)
    case .var, .let: parseVariable(start, role)
    case .case: parseEnumCase(start, role)
    case .typealias: parseTypeAlias(start, role)
    case .associatedtype: parseAssociatedType(start, role)
    case .operator: parseOperator(start, role)
    case .precedencegroup: parsePrecedenceGroup(start, role)
    case .pound:
      let name = parseMacroTail()
      close(start, .macroExpansionDecl, role, main: name)
    case .identifier where at(word: .actor) && kind(ahead: 1) == .identifier: parseNominalType(start, .actorDecl, role)
    case .identifier where at(word: .macro) && kind(ahead: 1) == .identifier: parseMacro(start, role)
    case .identifier where at(word: .using) && !startsLine(index + 1):
      advance()
      if at(.atSign) {
        parseAttribute(.attribute)
      } else {
        let modifier = mark()
        advance()
        close(modifier, .declModifier, .modifier)
      }
      close(start, .usingDecl, role, main: keyword)
    default:
      report(.declaration)
      close(start, .missingDecl, role, .hasError)
    }
  }

  // MARK: Types

  private mutating func parseNominalType(_ start: Mark, _ kind: NodeKind, _ role: Role) {
    advance()
    let name = parseDeclaredName()
    if at(.leftAngle) {
      if kind == .protocolDecl {
        parsePrimaryAssociatedTypes()
      } else {
        parseGenericParameterClause(.genericParameters)
      }
    }
    parseInheritanceClause()
    parseRequirements()
    parseMemberBlock(.body)
    close(start, kind, role, main: name)
  }

  /// `<A, B>` after the name of a protocol.
  private mutating func parsePrimaryAssociatedTypes() {
    let start = mark()
    advance()
    while at(.identifier) {
      advance()
      if !consume(if: .comma) { break }
    }
    expect(.rightAngle, .rightAngle)
    close(start, .primaryAssociatedTypeClause, .primaryAssociatedTypes)
  }

  /// The name of a declaration; returns its token, or the token before it where it is missing.
  private mutating func parseDeclaredName() -> UInt32 {
    let name = tokenNumber
    if at(.identifier) || at(.dollarIdentifier) {
      advance()
      return name
    }
    report(.identifier)
    // A reserved word or number in place of the name is accepted as the name, if what follows fits.
    if !startsLine, kind.isKeyword || at(.integerLiteral) || at(.wildcard) {
      advance()
      return name
    }
    return name &- 1
  }

  /// `{ members }`. Where the `{` is missing: an empty block.
  mutating func parseMemberBlock(_ role: Role) {
    let start = mark()
    guard at(.leftBrace) else { return closeMissing(.memberBlock, role, .leftBrace) }
    guard enterLevel() else { return close(start, .memberBlock, role, .hasError) }
    defer { leaveLevel() }
    let outer = (isInSwitch, anonymousArguments)
    (isInSwitch, anonymousArguments) = (false, .outsideClosure)
    let open = index
    advance()
    while !at(.rightBrace), !at(.endOfFile) {
      if ifConfigDepth > 0, at(.poundEndif) || at(.poundElse) || at(.poundElseif) { break }
      parseMember()
    }
    closeBracket(open, .rightBrace, .rightBrace)
    (isInSwitch, anonymousArguments) = outer
    close(start, .memberBlock, role)
  }

  /// One member, and the `;` after it. Always passes at least one token.
  mutating func parseMember() {
    switch kind {
    case .semicolon: return advance()
    case .poundIf where !isAttributesIfConfig(at: index): return parseIfConfig(.member, .members)
    case .poundSourceLocation: return parseSourceLocation(.member)
    case .pound: parseDeclaration(.member, .member)
    default:
      if at(.case) || at(.`init`) || atDeclaration() {
        parseDeclaration(.member, .member)
      } else {
        report(.declaration)
        skipToMember()
        return
      }
    }
    if at(.semicolon) { return advance() }
    if !startsLine, !at(.rightBrace), !at(.endOfFile), !at(.poundEndif), !at(.poundElse), !at(.poundElseif),
      !at(.poundIf)
    {
      report(.statementsOnOneLine)
    }
  }

  /// Skips what is not a member: up to the next line that begins one, or the end of the block.
  private mutating func skipToMember() {
    var end = afterBracketOrToken(index)
    while end < endIndex, tokens[end].kind != .rightBrace, tokens[end].kind != .semicolon {
      if startsLine(end),
        isDeclaration(at: end, hasModifiers: true) || tokens[end].kind == .poundIf || tokens[end].kind == .poundEndif
      {
        break
      }
      end = afterBracketOrToken(end)
    }
    skipUnexpected(to: end)
  }

  // MARK: Functions

  private mutating func parseFunction(_ start: Mark, _ role: Role) {
    advance()
    var name = tokenNumber
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal, .prefixAmpersand,
      .exclamationMark,
      .infixQuestionMark, .postfixQuestionMark, .arrow:
      joinOperator()
      advanceJoined()
    default: name = parseDeclaredName()
    }
    if at(.leftAngle) { parseGenericParameterClause(.genericParameters) }
    if at(.leftParen) {
      parseParameterClause(.parameters, .function)
    } else {
      closeMissing(.parameterClause, .parameters, .leftParen)
    }
    var flags = parseEffects()
    if consume(if: .arrow) { parseType(.returnType) }
    flags = parseEffects(after: flags)
    parseRequirements()
    if at(.leftBrace) { parseBody() }
    close(start, .functionDecl, role, main: name, flags)
  }

  /// The body of a function; a switch or closure around it does not reach into it.
  private mutating func parseBody() {
    let outer = (isInSwitch, anonymousArguments)
    (isInSwitch, anonymousArguments) = (false, .outsideClosure)
    parseCodeBlock(.body)
    (isInSwitch, anonymousArguments) = outer
  }

  private mutating func parseInitializer(_ start: Mark, _ role: Role) {
    let keyword = tokenNumber
    var flags: NodeFlags = []
    advance()
    if at(.postfixQuestionMark) || at(.infixQuestionMark) {
      flags.insert(.optional)
      advance()
    } else if at(.exclamationMark) {
      flags.insert(.forced)
      advance()
    }
    if at(.leftAngle) { parseGenericParameterClause(.genericParameters) }
    if at(.leftParen) {
      parseParameterClause(.parameters, .function)
    } else {
      closeMissing(.parameterClause, .parameters, .leftParen)
    }
    flags.formUnion(parseEffects())
    if at(.arrow) {
      report(.unexpectedTokens)
      advance()
      parseType(.returnType)
    }
    parseRequirements()
    if at(.leftBrace) { parseBody() }
    close(start, .initializerDecl, role, main: keyword, flags)
  }

  private mutating func parseSubscriptDeclaration(_ start: Mark, _ role: Role) {
    let keyword = tokenNumber
    advance()
    if at(.leftAngle) { parseGenericParameterClause(.genericParameters) }
    if at(.leftParen) {
      parseParameterClause(.parameters, .function)
    } else {
      closeMissing(.parameterClause, .parameters, .leftParen)
    }
    if consume(if: .arrow) { parseType(.returnType) } else { closeMissing(.missingType, .returnType, .arrow) }
    parseRequirements()
    if at(.leftBrace) { parseAccessorBlock(.accessors) }
    close(start, .subscriptDecl, role, main: keyword)
  }

  private mutating func parseMacro(_ start: Mark, _ role: Role) {
    advance()
    let name = parseDeclaredName()
    if at(.leftAngle) { parseGenericParameterClause(.genericParameters) }
    if at(.leftParen) {
      parseParameterClause(.parameters, .function)
    } else {
      closeMissing(.parameterClause, .parameters, .leftParen)
    }
    let flags = parseEffects()
    if consume(if: .arrow) { parseType(.returnType) }
    if consume(if: .equal) { parseExpression(.definition) }
    parseRequirements()
    close(start, .macroDecl, role, main: name, flags)
  }

  // MARK: Variables

  private mutating func parseVariable(_ start: Mark, _ role: Role) {
    let keyword = tokenNumber
    let flags: NodeFlags = at(.let) ? .let : []
    advance()
    let outer = context
    context = []
    repeat { parsePatternBinding() } while consume(if: .comma)
    context = outer
    close(start, .variableDecl, role, main: keyword, flags)
  }

  private mutating func parsePatternBinding() {
    let start = mark()
    parseBindingPattern(.pattern)
    if consume(if: .colon) { parseType(.type) }
    if at(.equal) || (kind == .binaryOperator && isOperator("=", index)) {
      advance()
      parseExpression(.initializer)
    }
    if at(.leftBrace), !startsLine || isAccessorBlock(index) || isObserverBlock(index) || hasTypeOnly(start) {
      parseAccessorBlock(.accessors)
    }
    close(start, .patternBinding, .binding)
  }

  /// Whether the binding has a type and no value: a `{` on the next line is its getter.
  private mutating func hasTypeOnly(_ start: Mark) -> Bool {
    let last = builder.last
    return last.role == .type && last.firstToken >= start.token
  }

  // MARK: Accessors

  /// Accessors, or the statements of a getter.
  mutating func parseAccessorBlock(_ role: Role) {
    let start = mark()
    guard enterLevel() else { return close(start, .accessorBlock, role, .hasError) }
    defer { leaveLevel() }
    let outer = (isInSwitch, context, anonymousArguments)
    (isInSwitch, context, anonymousArguments) = (false, [], .outsideClosure)
    let open = index
    let hasAccessors = isAccessorBlock(open)
    advance()
    if hasAccessors {
      while !at(.rightBrace), !at(.endOfFile) {
        let place = index
        if at(.poundIf) {
          parseIfConfig(.accessor, .accessors)
        } else if consume(if: .semicolon) {
          continue
        } else {
          parseAccessor()
        }
        if index == place { break }
      }
    } else {
      parseStatements(until: .rightBrace)
    }
    closeBracket(open, .rightBrace, .rightBrace)
    (isInSwitch, context, anonymousArguments) = outer
    close(start, .accessorBlock, role, hasAccessors ? [] : .implicitGetter)
  }

  mutating func parseAccessor() {
    let start = mark()
    while true {
      if at(.atSign) {
        parseAttribute(.attribute)
      } else if kind == .identifier, !isAccessorKeyword(index) || isAccessorModifier(), let end = isModifier(index) {
        let modifier = mark()
        index = end
        close(modifier, .declModifier, .modifier)
      } else {
        break
      }
    }
    guard isAccessorKeyword(index) else {
      report(.declaration)
      return builder.discard(since: start)
    }
    let keyword = tokenNumber
    advance()
    if at(.leftParen) { index = afterBracketOrToken(index) }
    let flags = parseEffects()
    if at(.leftBrace) { parseBody() }
    close(start, .accessorDecl, .accessor, main: keyword, flags)
  }

  private mutating func isAccessorModifier() -> Bool { isAccessorKeyword(index + 1) }

  // MARK: Small declarations

  private mutating func parseImport(_ start: Mark, _ role: Role) {
    advance()
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: advance()
    default: break
    }
    var name = tokenNumber
    while kind == .identifier || kind.isKeyword || kind == .binaryOperator || kind == .prefixOperator
      || kind == .postfixOperator
    {
      name = tokenNumber
      advance()
      guard at(.period) || at(.colonColon), !startsLine else { break }
      advance()
    }
    if name == tokenNumber {
      report(.identifier)
      name = tokenNumber &- 1
    }
    close(start, .importDecl, role, main: name)
  }

  private mutating func parseEnumCase(_ start: Mark, _ role: Role) {
    let keyword = tokenNumber
    advance()
    repeat {
      let element = mark()
      let name = parseDeclaredName()
      if at(.leftParen) { parseParameterClause(.parameters, .enumCase) }
      if consume(if: .equal) { parseExpression(.rawValue) }
      // The comma belongs to the element, as it does for the compiler's parser.
      let hasNext = consume(if: .comma)
      close(element, .enumCaseElement, .caseElement, main: max(name, element.token))
      if !hasNext { break }
    } while !at(.endOfFile)
    close(start, .enumCaseDecl, role, main: keyword)
  }

  private mutating func parseTypeAlias(_ start: Mark, _ role: Role) {
    advance()
    let name = parseDeclaredName()
    if at(.leftAngle) { parseGenericParameterClause(.genericParameters) }
    if at(.equal) || at(.colon) {
      if at(.colon) { report(.equal) }
      advance()
      parseType(.initializer)
    } else {
      closeMissing(.missingType, .initializer, .equal)
    }
    parseRequirements()
    close(start, .typeAliasDecl, role, main: name)
  }

  private mutating func parseAssociatedType(_ start: Mark, _ role: Role) {
    advance()
    let name = parseDeclaredName()
    parseInheritanceClause()
    if consume(if: .equal) { parseType(.initializer) }
    parseRequirements()
    close(start, .associatedTypeDecl, role, main: name)
  }

  /// `infix operator ** : Precedence`.
  private mutating func parseOperator(_ start: Mark, _ role: Role) {
    advance()
    joinOperator()
    let name = tokenNumber
    if at(.endOfFile) || at(.identifier) { report(.identifier) }
    advanceJoined()
    if consume(if: .colon) {
      while at(.identifier) {
        advance()
        if !consume(if: .comma) { break }
      }
    }
    if at(.leftBrace) { index = afterBracketOrToken(index) }
    close(start, .operatorDecl, role, main: min(name, tokenNumber &- 1))
  }

  /// `precedencegroup Name { … }`; its attributes stay tokens.
  private mutating func parsePrecedenceGroup(_ start: Mark, _ role: Role) {
    advance()
    let name = parseDeclaredName()
    if at(.leftBrace) { index = afterBracketOrToken(index) } else { report(.leftBrace) }
    close(start, .precedenceGroupDecl, role, main: name)
  }
}
