extension Parser {
  /// Parses attributes and modifiers before a declaration. Returns whether a declaration may follow: after an `@` at
  /// the end of a line, the next line does not belong to it.
  mutating func parseAttributesAndModifiers() -> Bool {
    while true {
      switch kind {
      case .atSign:
        parseAttribute(.attribute)
        if startsLine, tokens[index - 1].kind == .atSign { return false }
      case .poundIf:
        guard isAttributesIfConfig(at: index) else { return true }
        parseIfConfig(.attribute, .attributes)
      default:
        guard let end = isModifier(index) else { return true }
        // `async` and `class` are modifiers only before the word that they modify, which `isModifier` has checked.
        // Other words may be names: `case open`, `optional(x)`.
        if kind == .identifier, !isDeclaration(at: end, hasModifiers: true) { return true }
        let start = mark()
        index = end
        close(start, .declModifier, .modifier)
      }
    }
  }

  /// `@name<T>(arguments)`.
  mutating func parseAttribute(_ role: Role, ofType isTypeAttribute: Bool = false) {
    let start = mark()
    advance()
    guard kind == .identifier || (kind.isKeyword && !startsLine) else {
      report(.identifier)
      return close(start, .attribute, role, .hasError)
    }
    var name = tokenNumber
    let first = current.name
    let type = mark()
    advance()
    if at(.colonColon), kind(ahead: 1) == .identifier {
      advance()
      name = tokenNumber
      advance()
    }
    if at(.leftAngle), !hasTrivia(index), skipGenericArguments(index) != nil {
      parseGenericArguments(.genericArguments)
    }
    close(type, .identifierType, .type, main: name)
    while at(.period), kind(ahead: 1) == .identifier {
      setRole(.base)
      advance()
      name = tokenNumber
      advance()
      if at(.leftAngle), !hasTrivia(index), skipGenericArguments(index) != nil {
        parseGenericArguments(.genericArguments)
      }
      close(type, .memberType, .type, main: name)
    }
    if at(.leftParen), takesAttributeArguments(first, isTypeAttribute) { parseAttributeArguments(first) }
    close(start, .attribute, role, main: name)
  }

  private mutating func takesAttributeArguments(_ name: Name, _ isTypeAttribute: Bool) -> Bool {
    if isTypeAttribute { return typeAttributeTakesArguments(name, at: index) }
    if !hasTrivia(index) { return true }
    if startsLine { return false }
    // A space before the arguments is deprecated, and accepted for attributes that the language knows; for others up to
    // language mode 5, with a warning.
    if isOfLanguage(name) { return true }
    guard let close = partner(of: index) else { return false }
    return isDeclaration(at: close + 1, hasModifiers: true)
  }

  private mutating func parseAttributeArguments(_ name: Name) {
    let open = index
    if name == .abi, let end = partner(of: open) {
      advance()
      if !at(.rightParen) {
        let declaration = mark()
        parseDeclaration(.argument, .member)
        if index > end { index = end }
        if builder.count == Int(declaration.node) { report(.declaration) }
      }
      return closeBracket(open, .rightParen, .rightParen)
    }
    if isOfLanguage(name), let end = partner(of: open) {
      // Availability, selectors, languages: grammars of their own, which no reader needs as nodes.
      index = end + 1
      return
    }
    advance()
    parseArguments(until: .rightParen)
    closeBracket(open, .rightParen, .rightParen)
  }

  /// Whether the attribute's arguments have a grammar of their own, rather than being expressions.
  private mutating func isOfLanguage(_ name: Name) -> Bool {
    switch name {
    case .available, .backDeployed, .convention, .objc, .inline, .optimize, .exclusivity, ._specialize, .specialize,
      .specialized,
      .differentiable, .derivative, .transpose, .implements, ._implements, ._spi, ._cdecl, .cdecl, ._effects, ._expose,
      ._originallyDefinedIn, ._documentation, ._dynamicReplacement, .dynamicReplacement, ._unavailableFromAsync,
      ._typeEraser, ._private,
      ._projectedValueProperty, ._semantics, ._silgen_name, ._storageRestrictions, .storageRestrictions,
      ._swift_native_objc_runtime_base, ._objcRuntimeName, ._objcImplementation, .implementation, ._extern, ._lifetime,
      .lifetime,
      ._rawLayout, ._section, ._alignment, ._spi_available, ._backDeploy, .isolated, ._opaqueReturnTypeOf, .nonisolated,
      .inheriting, .abi:
      true
    default: false
    }
  }
}
