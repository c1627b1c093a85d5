// Each bracket knows its partner, so that the parser can jump over a closure to see what follows it.
//
// Where brackets do not match, a brace wins over parentheses and square brackets, as it mostly ends a body that is
// still being typed. The search for a partner is bounded, which keeps hostile files linear.

extension Lexer {
  @inline(__always)
  mutating func openBracket(_ kind: TokenKind, at start: Int, _ flags: TokenFlags) {
    let index = UInt32(truncatingIfNeeded: tokens.count)
    emit(kind, start, start &+ 1, flags, payload: index)
    brackets.push(index)
  }

  /// Adds a closing bracket. One that ends an interpolation continues the string around it.
  @inline(__always)
  mutating func closeBracket(_ kind: TokenKind, at start: Int, _ flags: TokenFlags) -> Int {
    if !brackets.isEmpty {
      let partner = brackets.top
      let opening = tokens.base[Int(partner)]
      if opening.kind.rawValue &+ 1 == kind.rawValue, !opening.flags.contains(.interpolation) {
        brackets.drop()
        pair(kind, with: partner, at: start, flags)
        return start &+ 1
      }
    }
    return closeOddBracket(kind, at: start, flags)
  }

  /// Closes an interpolation, or a bracket whose partner is not the innermost one that is open.
  @inline(never)
  private mutating func closeOddBracket(_ kind: TokenKind, at start: Int, _ flags: TokenFlags) -> Int {
    let crossesBraces = isInSingleLineInterpolation
    guard let depth = brackets.depthOfPartner(for: kind, in: tokens, crossesBraces: crossesBraces) else {
      emit(kind, start, start &+ 1, flags.union(.unterminated), payload: UInt32(truncatingIfNeeded: tokens.count))
      return start &+ 1
    }
    dropBrackets(downTo: depth &+ 1)
    let partner = brackets.pop()
    guard tokens.base[Int(partner)].flags.contains(.interpolation) else {
      pair(kind, with: partner, at: start, flags)
      return start &+ 1
    }
    pair(kind, with: partner, at: start, flags.union(.interpolation))
    return resumeString(at: start &+ 1)
  }

  @inline(__always)
  private mutating func pair(_ kind: TokenKind, with partner: UInt32, at start: Int, _ flags: TokenFlags) {
    tokens.base[Int(partner)].payload = UInt32(truncatingIfNeeded: tokens.count)
    emit(kind, start, start &+ 1, flags, payload: partner)
  }

  /// Gives up the innermost open brackets until `depth` are left.
  mutating func dropBrackets(downTo depth: Int) {
    while brackets.count > depth { tokens.base[Int(brackets.pop())].flags.insert(.unterminated) }
  }
}

extension LexerStack<UInt32> {
  /// How many open brackets there may be between a closing one and its partner.
  private static var partnerReach: Int { 64 }

  /// The depth of the open bracket that a closing one ends.
  ///
  /// A brace is crossed only to end an interpolation that cannot reach over the end of its line anyway.
  fileprivate func depthOfPartner(for kind: TokenKind, in tokens: borrowing TokenBuffer, crossesBraces: Bool) -> Int? {
    var depth = count &- 1
    let lowest = max(0, count &- Self.partnerReach)
    var crossedBrace = false
    while depth >= lowest {
      let opening = tokens.base[Int(self[depth])]
      if opening.flags.contains(.interpolation) {
        return kind == .rightParen && (!crossedBrace || crossesBraces) ? depth : nil
      }
      if opening.kind.rawValue &+ 1 == kind.rawValue, !crossedBrace { return depth }
      if opening.kind == .leftBrace {
        guard crossesBraces else { return nil }
        crossedBrace = true
      }
      depth &-= 1
    }
    return nil
  }
}
