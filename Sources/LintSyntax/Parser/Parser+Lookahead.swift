/// Questions about the tokens ahead. Nothing here changes the parser; every function costs at most the tokens it reads.
extension Parser {
  // MARK: Types

  /// The place after the type that begins at `place`, or `nil` if none does.
  mutating func skipType(_ start: Int, depth: Int = 0) -> Int? {
    guard depth < Self.lookaheadDepth else { return nil }
    var place = start
    while true {
      switch tokens[place].kind {
      case .atSign:
        guard let next = skipTypeAttribute(place) else { return nil }
        place = next
        continue
      case .inout:
        place += 1
        continue
      case .repeat:
        return skipType(place + 1, depth: depth + 1)
      case .identifier where isTypeSpecifier(place):
        place = skipSpecifierArguments(place + 1)
        continue
      default: break
      }
      break
    }
    guard var end = skipSimpleType(place, depth: depth + 1) else { return nil }
    while isAmpersand(end) {
      guard let next = skipSimpleType(end + 1, depth: depth + 1) else { return nil }
      end = next
    }
    if let arrow = skipEffects(end), tokens[arrow].kind == .arrow { return skipType(arrow + 1, depth: depth + 1) }
    return end
  }

  /// How many levels of types look-ahead reads, how many modifiers, and how many directives. Anything further counts as
  /// absent, so that no input makes a parser that looks ahead at every token quadratic.
  static var lookaheadDepth: Int { 64 }
  static var lookaheadModifiers: Int { 32 }
  static var lookaheadDirectives: Int { 32 }

  private mutating func skipSimpleType(_ start: Int, depth: Int) -> Int? {
    guard depth < Self.lookaheadDepth else { return nil }
    var place = start
    switch tokens[place].kind {
    case .identifier where isWord(.some, place) || isWord(.any, place) || isWord(.each, place):
      if startsType(place + 1) { return skipSimpleType(place + 1, depth: depth + 1) }
      fallthrough
    case .identifier, .capitalSelf, .Any, .wildcard:
      place += 1
      if tokens[place].kind == .leftAngle, !startsLine(place) || depth > 1 {
        guard let next = skipGenericArguments(place, depth: depth) else { return nil }
        place = next
      }
    case .prefixOperator where isOperator("~", place):
      return skipSimpleType(place + 1, depth: depth + 1)
    case .leftParen, .leftSquare:
      guard let close = skipTypeBracket(place, depth: depth) else { return nil }
      place = close + 1
    default: return nil
    }
    while true {
      switch tokens[place].kind {
      case .period:
        switch tokens[place + 1].kind {
        case .identifier, .capitalSelf:
          place += 2
          if tokens[place].kind == .colonColon, tokens[place + 1].kind == .identifier { place += 2 }
        default: return place
        }
        if tokens[place].kind == .leftAngle {
          guard let next = skipGenericArguments(place, depth: depth) else { return nil }
          place = next
        }
      case .colonColon where tokens[place + 1].kind == .identifier: place += 2
      case .postfixQuestionMark, .exclamationMark: place += 1
      default: return place
      }
    }
  }

  /// The closing bracket of a tuple, array or dictionary type; `nil` if what it holds cannot be types.
  private mutating func skipTypeBracket(_ open: Int, depth: Int) -> Int? {
    guard let close = partner(of: open) else { return nil }
    var place = open + 1
    let isTuple = tokens[open].kind == .leftParen
    if place == close { return isTuple ? close : nil }
    while place < close {
      if isTuple {
        if isArgumentLabel(place), tokens[place + 1].kind == .colon {
          place += 2
        } else if isArgumentLabel(place), isArgumentLabel(place + 1), tokens[place + 2].kind == .colon {
          place += 3
        }
      }
      if !isTuple, tokens[place].kind == .integerLiteral || tokens[place].kind == .wildcard, isWord(.of, place + 1) {
        place += 2
      }
      guard var next = skipType(place, depth: depth + 1) else { return nil }
      if isEllipsis(next) { next += 1 }
      switch tokens[next].kind {
      case .comma where isTuple, .colon where !isTuple: place = next + 1
      case .identifier where !isTuple && isWord(.of, next): place = next + 1
      default: return next == close ? close : nil
      }
    }
    return place == close ? close : nil
  }

  /// The place after `<…>`, or `nil` if that cannot be generic arguments.
  mutating func skipGenericArguments(_ open: Int, depth: Int = 0) -> Int? {
    guard depth < Self.lookaheadDepth else { return nil }
    var place = open + 1
    if tokens[place].kind == .rightAngle { return place + 1 }
    while true {
      switch tokens[place].kind {
      case .integerLiteral: place += 1
      case .prefixOperator where isOperator("-", place) && tokens[place + 1].kind == .integerLiteral: place += 2
      default:
        guard let next = skipType(place, depth: depth + 1) else { return nil }
        place = next
      }
      switch tokens[place].kind {
      case .comma:
        place += 1
        if tokens[place].kind == .rightAngle { return place + 1 }
      case .rightAngle: return place + 1
      default: return nil
      }
    }
  }

  /// Whether the `<` at the current place opens generic arguments of an expression rather than comparing: the token
  /// after the closing `>` decides.
  mutating func atGenericArguments() -> Bool {
    guard at(.leftAngle), let end = skipGenericArguments(index) else { return false }
    switch tokens[end].kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestionMark, .colon, .colonColon:
      return true
    case .leftParen, .leftSquare: return !startsLine(end)
    case .binaryOperator, .prefixAmpersand: return isAmpersand(end)
    case .postfixOperator: return isEllipsis(end)
    default: return false
    }
  }

  private mutating func skipTypeAttribute(_ start: Int) -> Int? {
    var place = start + 1
    guard tokens[place].kind == .identifier || tokens[place].kind.isKeyword else { return nil }
    let name = tokens[place].name
    place += 1
    while tokens[place].kind == .period, tokens[place + 1].kind == .identifier { place += 2 }
    if tokens[place].kind == .leftAngle {
      guard let next = skipGenericArguments(place) else { return nil }
      place = next
    }
    if tokens[place].kind == .leftParen, typeAttributeTakesArguments(name, at: place), let close = partner(of: place) {
      place = close + 1
    }
    return place
  }

  /// Whether the `(` after a type attribute belongs to it and does not begin the type.
  mutating func typeAttributeTakesArguments(_ name: Name, at paren: Int) -> Bool {
    switch name {
    case .convention, .isolated, .differentiable, ._opaqueReturnTypeOf: return true
    case .escaping, .autoclosure, .Sendable, .noescape, .concurrent, .preconcurrency, .retroactive, .unchecked:
      return false
    default:
      guard !hasTrivia(paren), let close = partner(of: paren) else { return false }
      if let arrow = skipEffects(close + 1), tokens[arrow].kind == .arrow { return false }
      return true
    }
  }

  /// The place after `async`, `throws(E)` and the like. The same place if there are none, and `nil` if there are more
  /// than occur by mistake: this is asked at each one.
  mutating func skipEffects(_ start: Int) -> Int? {
    var place = start
    for _ in 0..<8 {
      switch tokens[place].kind {
      case .identifier where isWord(.async, place) || isWord(.reasync, place): place += 1
      case .rethrows: place += 1
      case .throw, .try:
        guard isMisspeltThrows(place) else { return place }
        place += 1
      case .throws:
        place += 1
        if tokens[place].kind == .leftParen {
          guard let close = partner(of: place) else { return nil }
          place = close + 1
        }
      default: return place
      }
    }
    return nil
  }

  /// Whether `throw` or `try` is where an arrow requires `throws`.
  mutating func isMisspeltThrows(_ place: Int) -> Bool {
    let kind = tokens[place].kind
    return (kind == .throw || kind == .try) && !startsLine(place) && tokens[place + 1].kind == .arrow
  }

  /// Whether a type may begin at a place, by its first token alone.
  mutating func startsType(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: true
    case .capitalSelf, .Any, .leftParen, .leftSquare, .atSign, .inout, .wildcard: true
    case .prefixOperator: isOperator("~", place)
    default: false
    }
  }

  /// Whether a contextual word at `place` qualifies the type after it (`isolated T`, `sending T`,
  /// `nonisolated(nonsending) () -> T`).
  mutating func isTypeSpecifier(_ place: Int) -> Bool {
    let token = tokens[place]
    guard token.kind == .identifier, !token.flags.contains(.escaped), token.name.mayBeKeyword else { return false }
    switch token.name {
    case .isolated, .sending, .borrowing, .consuming, .__owned, .__shared, ._const, ._resultDependsOnSelf,
      ._addressable:
      return startsType(place + 1) && !(tokens[place + 1].kind == .leftSquare && !hasTrivia(place + 1))
    case .nonisolated:
      if tokens[place + 1].kind == .leftParen { return isWord(.nonsending, place + 2) }
      return tokens[place + 1].kind == .identifier && !startsLine(place + 1)
    case .dependsOn, ._resultDependsOn:
      return tokens[place + 1].kind == .leftParen
    default: return false
    }
  }

  mutating func skipSpecifierArguments(_ place: Int) -> Int {
    let name = tokens[place - 1].name
    guard name == .nonisolated || name == .dependsOn || name == ._resultDependsOn, tokens[place].kind == .leftParen,
      let close = partner(of: place)
    else { return place }
    return close + 1
  }

  // MARK: Operators

  mutating func isAmpersand(_ place: Int) -> Bool {
    let token = tokens[place]
    return token.length == 1 && source[Int(token.offset)] == UInt8(ascii: "&")
  }

  /// Whether the token is `...`, whatever surrounds it.
  mutating func isEllipsis(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .postfixOperator, .binaryOperator, .prefixOperator: isOperator("...", place)
    default: false
    }
  }

  /// Whether the operator that begins with the `>` at `place` is a postfix operator, by the spaces around the whole of
  /// it.
  mutating func isPostfixAngle(_ place: Int) -> Bool {
    let token = tokens[place]
    return !token.flags.contains(.glued)
      && UInt8(truncatingIfNeeded: token.payload) == TokenKind.postfixOperator.rawValue
  }

  // MARK: Labels and words

  /// Whether a token may be the label of an argument or parameter.
  mutating func isArgumentLabel(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .inout, .let, .var: tokens[place + 1].kind == .colon
    case let kind: kind.isKeyword
    }
  }

  /// Whether `(` at `place` begins argument names, as in `f(a:b:)`, and not arguments.
  mutating func isArgumentNames(_ open: Int) -> Bool {
    guard tokens[open].kind == .leftParen, let close = partner(of: open), close > open + 1 else { return false }
    var place = open + 1
    while place < close {
      guard isArgumentLabel(place) || tokens[place].kind == .inout,
        tokens[place + 1].kind == .colon || tokens[place + 1].kind == .colonColon
      else { return false }
      // `f(::)` and `f(_::)` do not occur; `a::b` is a module selector.
      if tokens[place + 1].kind == .colonColon { return false }
      place += 2
    }
    return place == close
  }

  // MARK: Closures

  /// Whether `{` at `open` is followed by a closure signature: the part before an `in` at this level.
  mutating func hasClosureSignature(_ open: Int) -> Bool {
    var place = open + 1
    while tokens[place].kind == .atSign {
      guard let next = skipTypeAttribute(place) else { return false }
      place = next
    }
    if tokens[place].kind == .leftSquare {
      guard let close = partner(of: place) else { return false }
      place = close + 1
    }
    switch tokens[place].kind {
    case .in: return true
    case .leftParen:
      guard let close = partner(of: place) else { return false }
      place = close + 1
    case .identifier, .wildcard, .dollarIdentifier:
      if isWord(.async, place), isSignatureEnd(place + 1) { break }
      while true {
        guard
          tokens[place].kind == .identifier || tokens[place].kind == .wildcard
            || tokens[place].kind == .dollarIdentifier
        else { return false }
        place += 1
        guard tokens[place].kind == .comma else { break }
        place += 1
      }
    case .throws, .rethrows, .arrow: break
    default: return false
    }
    guard let effects = skipEffects(place) else { return false }
    place = effects
    if tokens[place].kind == .arrow {
      guard let end = skipType(place + 1) else { return false }
      place = end
    }
    return tokens[place].kind == .in
  }

  private mutating func isSignatureEnd(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .in, .throws, .rethrows, .arrow: true
    default: false
    }
  }

  /// Whether the `{` at the current token may be a trailing closure of the expression before it.
  @inline(__always)
  mutating func atTrailingClosure() -> Bool { at(.leftBrace) && isTrailingClosure() }

  @inline(never)
  private mutating func isTrailingClosure() -> Bool {
    // The body of a `switch`, and observers after an initial value, look like closures.
    if (context.contains(.endsWithLine) && startsLine) || kind(ahead: 1) == .case { return false }
    if !context.contains(.condition) { return !isObserverBlock(index) }
    guard !startsLine(index + 1) || tokens[index + 1].kind == .rightBrace, let close = partner(of: index) else {
      return false
    }
    let next = close + 1
    switch tokens[next].kind {
    case .leftBrace, .where, .comma: return true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
      .equal,
      .postfixOperator, .binaryOperator, .leftAngle, .rightAngle:
      return !startsLine(next)
    default: return false
    }
  }

  /// Whether `{` begins `willSet` or `didSet` observers, or an `init` accessor.
  mutating func isObserverBlock(_ open: Int) -> Bool {
    var place = open + 1
    while tokens[place].kind == .atSign {
      guard let next = skipAttribute(place) else { return false }
      place = next
    }
    if isWord(.willSet, place) || isWord(.didSet, place) {
      return tokens[place + 1].kind == .leftBrace || tokens[place + 1].kind == .leftParen
    }
    return false
  }

  /// Whether the current token labels one more trailing closure: `label: {`.
  mutating func atLabeledTrailingClosure() -> Bool {
    guard kind == .identifier || kind == .wildcard || (kind.isKeyword && kind != .default && kind != .case) else {
      return false
    }
    return kind(ahead: 1) == .colon && kind(ahead: 2) == .leftBrace
  }
}
