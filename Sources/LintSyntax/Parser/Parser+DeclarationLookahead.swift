/// Whether a declaration begins: attributes, modifiers, the words that introduce one, accessors. As in
/// `Parser+Lookahead.swift`, nothing here changes the parser.
extension Parser {
  /// Whether a declaration begins at the current token: attributes and modifiers, then a word that introduces one.
  mutating func atDeclaration() -> Bool {
    switch kind {
    case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .associatedtype,
      .operator,
      .precedencegroup, .deinit, .subscript, .public, .private, .fileprivate, .internal:
      true
    case .static: kind(ahead: 1) != .period
    case .atSign: true
    case .`init`: true
    case .identifier: atContextualKeyword && isDeclaration(at: index, hasModifiers: false)
    case .poundIf: isAttributesIfConfig(at: index)
    default: false
    }
  }

  /// As ``atDeclaration()`` for any place; goes past modifiers.
  mutating func isDeclaration(at start: Int, hasModifiers: Bool) -> Bool {
    var place = start
    var hasModifiers = hasModifiers
    for _ in 0..<Self.lookaheadModifiers {
      switch tokens[place].kind {
      case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .associatedtype,
        .operator,
        .precedencegroup, .deinit, .subscript, .public, .private, .fileprivate, .internal, .static, .atSign:
        return true
      case .`init`: return hasModifiers
      // After the name of a value that is spelled like a modifier, the switch goes on.
      case .case: return hasModifiers && !isInSwitch
      case .pound: return hasModifiers
      case .identifier:
        switch introducedDeclaration(at: place) {
        case .yes: return true
        case .no: return false
        case .modifier(let next):
          place = next
          hasModifiers = true
        }
      default: return false
      }
    }
    return false
  }

  enum Introduction {
    case yes, no
    /// A modifier, which ends before this place.
    case modifier(Int)
  }

  /// What a contextual word says about the tokens after it.
  mutating func introducedDeclaration(at place: Int) -> Introduction {
    let token = tokens[place]
    guard token.name.mayBeKeyword, !token.flags.contains(.escaped) else { return .no }
    switch token.name {
    case .actor: return tokens[place + 1].kind == .identifier && !isModifierOfDeclaration(place + 1) ? .yes : .no
    case .macro:
      guard tokens[place + 1].kind == .identifier, !startsLine(place + 1) else { return .no }
      return tokens[place + 2].kind == .leftParen || tokens[place + 2].kind == .leftAngle ? .yes : .no
    case .using:
      guard !startsLine(place + 1) else { return .no }
      return tokens[place + 1].kind == .atSign || isWord(.nonisolated, place + 1) ? .yes : .no
    default: return isModifier(place).map { .modifier($0) } ?? .no
    }
  }

  /// `actor final` is an actor's name only if no declaration follows.
  private mutating func isModifierOfDeclaration(_ place: Int) -> Bool {
    guard isModifier(place) != nil else { return false }
    switch tokens[place + 1].kind {
    case .leftBrace, .colon, .leftAngle, .where: return false
    default: return isDeclaration(at: place, hasModifiers: false)
    }
  }

  /// The place after the modifier at `place`, with its argument; `nil` if the token is none.
  mutating func isModifier(_ place: Int) -> Int? {
    let token = tokens[place]
    switch token.kind {
    case .static: return place + 1
    case .public, .private, .fileprivate, .internal: return skipModifierArgument(place + 1)
    case .class:
      // `class func` and `class override var`, but `class Final`.
      switch tokens[place + 1].kind {
      case .func, .var, .let, .subscript, .`init`, .typealias, .static, .public, .private, .fileprivate, .internal,
        .atSign:
        return place + 1
      case .identifier: return isModifierOfDeclaration(place + 1) ? place + 1 : nil
      default: return nil
      }
    case .identifier:
      guard token.name.mayBeKeyword, !token.flags.contains(.escaped) else { return nil }
      switch token.name {
      case .open, .package, .unowned, .weak, .nonisolated, .__setter_access: return skipModifierArgument(place + 1)
      case .final, .override, .required, .convenience, .dynamic, .lazy, .indirect, .infix, .prefix, .postfix, .optional,
        .mutating,
        .nonmutating, .distributed, .isolated, .consuming, .borrowing, .__consuming, ._const, ._local,
        ._compilerInitialized, .yielding,
        .sending:
        return place + 1
      case .async: return tokens[place + 1].kind == .let || tokens[place + 1].kind == .var ? place + 1 : nil
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func skipModifierArgument(_ place: Int) -> Int {
    guard tokens[place].kind == .leftParen, let close = partner(of: place), close == place + 2 else { return place }
    switch tokens[place + 1].name {
    case .set, .safe, .unsafe, .nonsending: return close + 1
    default: return place
    }
  }

  /// Whether the `#if` at `place` holds nothing but attributes, in every branch, and so belongs to the declaration
  /// after it.
  mutating func isAttributesIfConfig(at start: Int, directives: Int = 0) -> Bool {
    guard directives < Self.lookaheadDirectives else { return false }
    var place = start
    var sawAttribute = false
    while true {
      switch tokens[place].kind {
      case .poundIf, .poundElseif, .poundElse:
        if tokens[place].kind == .poundIf, place > start {
          guard isAttributesIfConfig(at: place, directives: directives + 1) else { return false }
          place = afterIfConfig(place)
          continue
        }
        place += 1
        while !startsLine(place), tokens[place].kind != .endOfFile { place += 1 }
      case .poundEndif:
        guard sawAttribute else { return false }
        let next = place + 1
        switch tokens[next].kind {
        case .atSign: return true
        case .poundIf: return isAttributesIfConfig(at: next, directives: directives + 1)
        default: return isDeclaration(at: next, hasModifiers: true)
        }
      case .atSign:
        sawAttribute = true
        guard let next = skipAttribute(place) else { return false }
        place = next
      default: return false
      }
    }
  }

  /// The kind of the first token inside the `#if` at `start`, after directives and their conditions; its place, or
  /// `nil` if that is far.
  mutating func firstInsideIfConfig(_ start: Int) -> Int? {
    var place = start
    for _ in 0..<Self.lookaheadDirectives {
      place += 1
      while !startsLine(place), tokens[place].kind != .endOfFile { place += 1 }
      switch tokens[place].kind {
      case .poundIf, .poundElse, .poundElseif, .poundEndif: continue
      default: return place
      }
    }
    return nil
  }

  /// The place after the `#endif` that belongs to the `#if` at `start`.
  mutating func afterIfConfig(_ start: Int) -> Int {
    var place = start + 1
    var open = 1
    while open > 0, place < endIndex {
      switch tokens[place].kind {
      case .poundIf: open += 1
      case .poundEndif: open -= 1
      default: break
      }
      place += 1
    }
    return place
  }

  /// The place after the declaration attribute at `start`.
  mutating func skipAttribute(_ start: Int) -> Int? {
    var place = start + 1
    guard tokens[place].kind == .identifier || tokens[place].kind.isKeyword else { return nil }
    place += 1
    while tokens[place].kind == .period || tokens[place].kind == .colonColon, tokens[place + 1].kind == .identifier {
      place += 2
    }
    if tokens[place].kind == .leftAngle, let next = skipGenericArguments(place) { place = next }
    if tokens[place].kind == .leftParen, !hasTrivia(place), let close = partner(of: place) { place = close + 1 }
    return place
  }

  // MARK: Accessors

  /// Whether `{` at `open` holds accessors rather than the statements of a getter.
  mutating func isAccessorBlock(_ open: Int) -> Bool {
    var place = open + 1
    var hasAttribute = false
    while true {
      if tokens[place].kind == .atSign {
        guard let next = skipAttribute(place) else { return false }
        place = next
        hasAttribute = true
        continue
      }
      if let next = isModifier(place), tokens[place].kind == .identifier,
        isAccessorKeyword(next) || tokens[next].kind == .atSign || isModifier(next) != nil
      {
        place = next
        continue
      }
      break
    }
    guard isAccessorKeyword(place) else { return tokens[place].kind == .poundIf && isAccessorIfConfig(place) }
    switch tokens[place + 1].kind {
    case .leftBrace, .rightBrace, .atSign, .throws, .rethrows, .semicolon, .endOfFile, .poundIf, .poundEndif,
      .poundElse:
      return true
    case .leftParen:
      if hasAttribute { return true }
      guard let close = partner(of: place + 1) else { return false }
      return close <= place + 3 && (tokens[close + 1].kind == .leftBrace || skipEffects(close + 1) != close + 1)
    case .identifier:
      return isWord(.async, place + 1) || isAccessorKeyword(place + 1) || isModifier(place + 1) != nil
    case .`init`: return true
    default: return false
    }
  }

  private mutating func isAccessorIfConfig(_ start: Int) -> Bool {
    var place = start + 1
    while !startsLine(place), tokens[place].kind != .endOfFile { place += 1 }
    return isAccessorKeyword(place) && tokens[place + 1].kind == .leftBrace
  }

  mutating func isAccessorKeyword(_ place: Int) -> Bool {
    let token = tokens[place]
    if token.kind == .`init` { return tokens[place + 1].kind == .leftParen || tokens[place + 1].kind == .leftBrace }
    guard token.kind == .identifier, !token.flags.contains(.escaped), token.name.mayBeKeyword else { return false }
    switch token.name {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .addressWithOwner,
      .addressWithNativeOwner, .mutableAddressWithOwner, .mutableAddressWithNativeOwner:
      return true
    case .borrow, .mutate: return tokens[place + 1].kind == .leftBrace || tokens[place + 1].kind == .rightBrace
    default: return false
    }
  }
}
