extension Parser {
  /// A type with everything that may surround it: attributes, specifiers, `some`, compositions, an arrow.
  @inline(__always)
  mutating func parseType(_ role: Role) {
    // Most types are a name.
    if kind == .identifier, kind(ahead: 1).endsSimpleType, !current.name.mayBeKeyword, depth &+ 2 <= Limits.nestingDepth
    {
      let start = mark()
      index &+= 1
      close(start, .identifierType, role)
    } else {
      parseAnyType(role)
    }
  }

  @inline(never)
  private mutating func parseAnyType(_ role: Role) {
    guard enterLevel() else { return close(mark(), .missingType, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    if at(.repeat) {
      advance()
      parseType(.base)
      return close(start, .packExpansionType, role)
    }
    if at(.leftAngle) { return parseNamedOpaqueReturnType(role) }

    let isAttributed = (at(.atSign) || at(.inout) || isTypeSpecifier(index)) && parseTypeAttributes()
    let base = mark()
    parseCompositionType(.base)
    if let arrow = skipEffects(index), tokens[arrow].kind == .arrow { parseFunctionTypeTail(base) }
    if isAttributed {
      setRole(.base)
      close(start, .attributedType, role)
    } else {
      setRole(role)
    }
  }

  /// `<T: P> T` after the arrow of a function.
  private mutating func parseNamedOpaqueReturnType(_ role: Role) {
    let start = mark()
    parseGenericParameterClause(.genericParameters)
    parseType(.base)
    close(start, .namedOpaqueReturnType, role)
  }

  /// Attributes and specifiers before a type; returns whether there were any.
  private mutating func parseTypeAttributes() -> Bool {
    let first = index
    while true {
      if at(.atSign) {
        parseAttribute(.attribute, ofType: true)
      } else if at(.inout) || isTypeSpecifier(index) {
        let start = mark()
        advance()
        let end = skipSpecifierArguments(index)
        index = end
        close(start, .declModifier, .modifier)
      } else {
        return index > first
      }
    }
  }

  /// The parameters are parsed, as a type; this adds effects, arrow and result.
  private mutating func parseFunctionTypeTail(_ start: Mark) {
    // `(A, B) -> C`: the elements of the tuple are the parameters.
    let last = builder.last
    if last.kind == .tupleType, last.firstToken == start.token {
      builder.reopenLast(renaming: .element, to: .parameter)
    } else {
      setRole(.parameter)
    }
    let flags = parseEffects()
    let arrow = tokenNumber
    expect(.arrow, .arrow)
    parseType(.returnType)
    close(start, .functionType, .base, main: arrow, flags)
  }

  /// `async`, `throws(E)`, `rethrows` in any order (wrong orders are the compiler's to report); closes the thrown type,
  /// which is unexpected where there is one already. Returns the `earlier` effects, those before an arrow, and these.
  mutating func parseEffects(after earlier: NodeFlags = []) -> NodeFlags {
    var flags = earlier
    while true {
      if at(word: .async) {
        flags.insert(.async)
      } else if at(word: .reasync) {
        flags.formUnion([.async, .rethrows])
      } else if at(.rethrows) {
        flags.formUnion([.throws, .rethrows])
      } else if at(.throws) || isMisspeltThrows(index) {
        let isFirst = !flags.contains(.throws)
        if !isFirst { report(.unexpectedTokens) }
        flags.insert(.throws)
        if kind(ahead: 1) == .leftParen {
          advance()
          let open = index
          advance()
          parseType(isFirst ? .thrownType : .unexpected)
          closeBracket(open, .rightParen, .rightParen)
          continue
        }
      } else {
        return flags
      }
      advance()
    }
  }

  /// `A & B`, or what is there instead.
  private mutating func parseCompositionType(_ role: Role) {
    let start = mark()
    if kind == .identifier, atContextualKeyword, at(word: .some) || at(word: .any) || at(word: .each),
      startsType(index + 1) || isWord(.each, index + 1), !isOperator(".", index + 1)
    {
      guard enterLevel() else { return close(mark(), .missingType, role, .hasError) }
      defer { leaveLevel() }
      let kind: NodeKind = at(word: .each) ? .packElementType : .someOrAnyType
      advance()
      parseCompositionType(.base)
      return close(start, kind, role)
    }
    if kind == .prefixOperator, isOperator("~", index) {
      advance()
      parseSimpleType(.base)
      close(start, .suppressedType, role)
    } else {
      parseSimpleType(role)
    }
    guard isAmpersand(index), !(startsLine && kind == .prefixAmpersand) else { return }
    let ampersand = tokenNumber
    setRole(.element)
    while isAmpersand(index) {
      advance()
      let element = mark()
      if kind == .prefixOperator, isOperator("~", index) {
        advance()
        parseSimpleType(.base)
        close(element, .suppressedType, .element)
      } else {
        parseSimpleType(.element)
      }
    }
    close(start, .compositionType, role, main: ampersand)
  }

  /// A name, tuple, array or dictionary, followed by members, `?`, `!` and `.Type`.
  mutating func parseSimpleType(_ role: Role, allowsMembers: Bool = true) {
    guard enterLevel() else { return close(mark(), .missingType, role, .hasError) }
    defer { leaveLevel() }
    let start = mark()
    switch kind {
    case .identifier, .capitalSelf, .Any, .wildcard, .dollarIdentifier:
      let name = tokenNumber
      advance()
      var main = name
      if at(.colonColon), kind(ahead: 1) == .identifier {
        advance()
        main = tokenNumber
        advance()
      }
      if at(.leftAngle) { parseGenericArguments(.genericArguments) }
      close(start, .identifierType, role, main: main)
    case .leftParen: parseTupleType(role)
    case .leftSquare: parseBracketType(role)
    case .class:
      advance()
      close(start, .classRestrictionType, role)
    case .self, .`init`:
      // `self` is no type; a name is what was meant.
      report(.type)
      advance()
      close(start, .identifierType, role, .hasError)
    default:
      closeMissing(.missingType, role, .type)
      return
    }
    parseTypeSuffixes(start, role, allowsMembers: allowsMembers)
  }

  private mutating func parseTypeSuffixes(_ start: Mark, _ role: Role, allowsMembers: Bool) {
    while true {
      switch kind {
      case .period where allowsMembers:
        let name = index + 1
        guard tokens[name].kind == .identifier || tokens[name].kind.isKeyword else {
          if tokens[name].kind == .leftBrace || startsLine(name) || tokens[name].kind == .endOfFile {
            advance()
            report(.identifier)
          }
          return
        }
        if tokens[name].kind == .`self` || tokens[name].kind == .`init` { return }
        setRole(.base)
        index = name
        let isMetatype = at(word: .Type) || at(word: .Protocol)
        advance()
        if at(.colonColon), kind(ahead: 1) == .identifier { index += 2 }
        if isMetatype {
          close(start, .metatypeType, role, main: UInt32(name))
        } else {
          let name = tokenNumber &- 1
          if at(.leftAngle) { parseGenericArguments(.genericArguments) }
          close(start, .memberType, role, main: name)
        }
      case .postfixQuestionMark where !startsLine, .exclamationMark where !startsLine:
        setRole(.base)
        let kind: NodeKind = at(.exclamationMark) ? .implicitlyUnwrappedOptionalType : .optionalType
        let mainToken = tokenNumber
        advance()
        close(start, kind, role, main: mainToken)
      default:
        return
      }
    }
  }

  private mutating func parseTupleType(_ role: Role) {
    let start = mark()
    let open = index
    advance()
    while !at(.rightParen), !at(.endOfFile) {
      let place = index
      parseTupleTypeElement()
      if !consume(if: .comma) || index == place { break }
    }
    closeBracket(open, .rightParen, .rightParen)
    close(start, .tupleType, role)
  }

  private mutating func parseTupleTypeElement() {
    let start = mark()
    var flags: NodeFlags = []
    // `inout x: Int`, an old spelling that still parses.
    if at(.inout), isArgumentLabel(index + 1), kind(ahead: 2) == .colon { advance() }
    let main = tokenNumber
    if isArgumentLabel(index), kind(ahead: 1) == .colon {
      flags.insert(.label)
      advance()
      advance()
    } else if isArgumentLabel(index), isArgumentLabel(index + 1), kind(ahead: 2) == .colon {
      flags.formUnion([.label, .secondName])
      advance()
      advance()
      advance()
    }
    parseType(.type)
    if isEllipsis(index) {
      flags.insert(.variadic)
      advance()
    }
    if at(.equal) {
      // A default value is an error here, but the compiler's parser accepts it.
      report(.unexpectedTokens)
      let value = mark()
      advance()
      parseExpression(.operand)
      builder.discard(since: value)
      close(value, .unexpected, .unexpected, .hasError)
    }
    close(start, .tupleTypeElement, .element, main: main, flags)
  }

  /// `[T]`, `[K: V]` or `[3 of T]`.
  private mutating func parseBracketType(_ role: Role) {
    let start = mark()
    let open = index
    advance()
    if at(.integerLiteral) || (at(.wildcard) && isWord(.of, index + 1)) || isInlineArrayCount() {
      let count = mark()
      if at(.integerLiteral) {
        advance()
        close(count, .integerLiteralExpr, .count)
      } else {
        parseType(.count)
      }
      _ = consume(word: .of)
      parseType(.element)
      closeBracket(open, .rightSquare, .rightSquare)
      return close(start, .inlineArrayType, role)
    }
    parseType(.element)
    if at(.colon) {
      setRole(.key)
      advance()
      parseType(.value)
      closeBracket(open, .rightSquare, .rightSquare)
      return close(start, .dictionaryType, role)
    }
    closeBracket(open, .rightSquare, .rightSquare)
    close(start, .arrayType, role)
  }

  /// Whether `N of T` begins at the current token, with a name for the number.
  private mutating func isInlineArrayCount() -> Bool {
    guard kind == .identifier, isWord(.of, index + 1) else { return false }
    return startsType(index + 2)
  }

  mutating func parseGenericArguments(_ role: Role) {
    let start = mark()
    advance()
    while !at(.rightAngle), !at(.endOfFile) {
      let place = index
      parseGenericArgument()
      if !consume(if: .comma) || index == place { break }
    }
    expect(.rightAngle, .rightAngle)
    close(start, .genericArgumentClause, role)
  }

  /// A type, or a number (SE-0452).
  private mutating func parseGenericArgument() {
    let start = mark()
    if at(.integerLiteral) {
      advance()
      close(start, .integerLiteralExpr, .genericArgument)
    } else if kind == .prefixOperator, kind(ahead: 1) == .integerLiteral {
      advance()
      let number = mark()
      advance()
      close(number, .integerLiteralExpr, .operand)
      close(start, .prefixOperatorExpr, .genericArgument)
    } else {
      parseType(.genericArgument)
    }
  }

  // MARK: Generic parameters and requirements

  mutating func parseGenericParameterClause(_ role: Role) {
    let start = mark()
    advance()
    while !at(.rightAngle), !at(.endOfFile), !at(.where) {
      let place = index
      parseGenericParameter()
      if !consume(if: .comma) || index == place { break }
    }
    if at(.where) { parseRequirements() }
    expect(.rightAngle, .rightAngle)
    close(start, .genericParameterClause, role)
  }

  private mutating func parseGenericParameter() {
    let start = mark()
    while at(.atSign) { parseAttribute(.attribute) }
    if at(word: .each) || at(.let) { advance() }
    let name = tokenNumber
    if kind == .identifier || kind == .wildcard || kind == .dollarIdentifier || kind == .capitalSelf {
      advance()
    } else if kind == .Any {
      report(.identifier)
      advance()
    } else {
      report(.identifier)
    }
    if isEllipsis(index) { advance() }
    if consume(if: .colon) { parseType(.inheritedType) }
    close(start, .genericParameter, .genericParameter, main: min(name, UInt32(max(index - 1, Int(start.token)))))
  }

  /// `where` and its requirements, if the current token is `where`.
  mutating func parseRequirements() {
    guard consume(if: .where) else { return }
    repeat {
      // A trailing comma ends the list (SE-0439).
      if at(.leftBrace) || at(.rightAngle) { return }
      parseRequirement()
    } while consume(if: .comma)
  }

  private mutating func parseRequirement() {
    let start = mark()
    while at(.atSign) {
      let attribute = mark()
      parseAttribute(.attribute)
      builder.discard(since: attribute)
    }
    if at(.integerLiteral) {
      let number = mark()
      advance()
      close(number, .integerLiteralExpr, .left)
    } else {
      parseType(.left)
    }
    let separator = tokenNumber
    if consume(if: .colon) {
      if isLayoutConstraint() {
        advance()
        if at(.leftParen), let end = partner(of: index) { index = end + 1 }
        return close(start, .layoutRequirement, .requirement, main: separator)
      }
      parseType(.right)
      return close(start, .conformanceRequirement, .requirement, main: separator)
    }
    if kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator || kind == .equal,
      isOperator("==", index) || at(.equal)
    {
      advance()
      if at(.integerLiteral) {
        let number = mark()
        advance()
        close(number, .integerLiteralExpr, .right)
      } else if kind == .prefixOperator, kind(ahead: 1) == .integerLiteral {
        let number = mark()
        advance()
        advance()
        close(number, .integerLiteralExpr, .right)
      } else {
        parseType(.right)
      }
    } else {
      closeMissing(.missingType, .right, .colon)
    }
    close(start, .sameTypeRequirement, .requirement, main: min(separator, tokenNumber &- 1))
  }

  /// `_Trivial`, `_Class` and the other layouts, which are spelt with a leading underscore and are no types.
  private mutating func isLayoutConstraint() -> Bool {
    [
      "_Trivial", "_TrivialAtMost", "_UnknownLayout", "_RefCountedObject", "_NativeRefCountedObject", "_Class",
      "_NativeClass",
      "_TrivialStride", "_BridgeObject"
    ].contains { (spelling: StaticString) in kind == .identifier && isOperator(spelling, index) }
  }

  // MARK: Inheritance

  /// `: A, B & C`, if the current token is the colon.
  mutating func parseInheritanceClause() {
    guard consume(if: .colon) else { return }
    repeat {
      let start = mark()
      parseType(.type)
      close(start, .inheritedType, .inheritedType)
    } while consume(if: .comma)
  }
}
