extension Parser {
  mutating func parseMacroExpansion(_ role: Role) {
    let start = mark()
    let name = parseMacroTail()
    close(start, .macroExpansionExpr, role, main: name)
  }

  /// `#name<T>(…) { … }`; returns the token of the name.
  mutating func parseMacroTail() -> UInt32 {
    advance()
    var name = tokenNumber
    if (kind == .identifier || kind.isKeyword) && !hasTrivia(index) {
      advance()
      if at(.colonColon), kind(ahead: 1) == .identifier {
        advance()
        name = tokenNumber
        advance()
      }
    } else {
      report(.identifier)
      name = tokenNumber &- 1
    }
    if at(.leftAngle),
      atGenericArguments()
        || (tokens[index].kind == .leftAngle && !hasTrivia(index) && skipGenericArguments(index) != nil)
    {
      parseGenericArguments(.genericArguments)
    }
    if at(.leftParen), !startsLine {
      let open = index
      advance()
      parseArguments(until: .rightParen)
      closeBracket(open, .rightParen, .rightParen)
    }
    if atTrailingClosure() { parseTrailingClosures() }
    return name
  }
}
