/// What the branches of an `#if` hold.
enum IfConfigContents {
  case statements, members, switchCases, attributes, accessors, postfix
}

extension Parser {
  /// `#if … #elseif … #else … #endif`, with every branch parsed.
  mutating func parseIfConfig(_ role: Role, _ contents: IfConfigContents) {
    guard enterLevel() else { return close(mark(), .ifConfigDecl, role, .hasError) }
    defer { leaveLevel() }
    ifConfigDepth += 1
    let start = mark()
    var isVersioned = false
    repeat { parseIfConfigClause(contents, &isVersioned) } while at(.poundElseif) || at(.poundElse)
    expect(.poundEndif, .poundEndif)
    ifConfigDepth -= 1
    close(start, .ifConfigDecl, role)
  }

  /// One branch. Where a condition asks for the version of the compiler or language, this branch and those after it may
  /// be written in a future or past version of the language: their errors are not reported.
  private mutating func parseIfConfigClause(_ contents: IfConfigContents, _ isVersioned: inout Bool) {
    let start = mark()
    let isElse = at(.poundElse)
    advance()
    // `#else if` is reported by the compiler; its condition is passed over with the line.
    if !isElse, !startsLine {
      let outer = context
      context = .endsWithLine
      let condition = index
      parseExpression(.condition)
      context = outer
      isVersioned = isVersioned || (condition..<index).contains { isVersionTest($0) }
    }
    if !startsLine, !at(.endOfFile), !at(.semicolon) {
      report(.unexpectedTokens)
      var end = index
      while !startsLine(end), end < endIndex { end += 1 }
      skipUnexpected(to: end)
    }
    let errorCount = errors.count
    parseIfConfigBody(contents)
    if isVersioned { errors.removeLast(errors.count - errorCount) }
    close(start, .ifConfigClause, .ifConfigClause, isElse ? .isDefault : [])
  }

  /// Whether `swift(` or `compiler(` is at a place.
  private mutating func isVersionTest(_ place: Int) -> Bool {
    tokens[place].kind == .identifier && tokens[place + 1].kind == .leftParen
      && (isWord(.swift, place) || isWord(.compiler, place))
  }

  private mutating func parseIfConfigBody(_ contents: IfConfigContents) {
    switch contents {
    case .postfix:
      if isIfConfigEnd() { return }
      let start = mark()
      if at(.period) {
        advance()
        parseMemberName(start, .operand)
        parseSuffixes(start, .operand)
      } else if at(.poundIf) {
        parseIfConfig(.definition, .postfix)
        close(start, .postfixIfConfigExpr, .operand)
        parseSuffixes(start, .operand)
      }
      if !isIfConfigEnd(), !at(.endOfFile) {
        report(.unexpectedTokens)
        var end = index
        while end < endIndex, tokens[end].kind != .poundElse, tokens[end].kind != .poundElseif,
          tokens[end].kind != .poundEndif
        {
          end = tokens[end].kind == .poundIf ? afterIfConfig(end) : end + 1
        }
        skipUnexpected(to: end)
      }
    case .switchCases: parseSwitchCases(until: .poundEndif)
    case .attributes:
      while !isIfConfigEnd(), !at(.endOfFile) {
        let place = index
        if at(.poundIf) { parseIfConfig(.attribute, .attributes) } else { parseAttribute(.attribute) }
        if index == place { advance() }
      }
    case .members:
      while !isIfConfigEnd(), !at(.endOfFile), !at(.rightBrace) || hasPartnerInside() { parseMember() }
    case .accessors:
      while !isIfConfigEnd(), !at(.endOfFile), !at(.rightBrace) {
        let place = index
        parseAccessor()
        if index == place { skipUnexpected(to: index + 1) }
      }
    case .statements:
      while !isIfConfigEnd(), !at(.endOfFile) {
        // A brace that was opened before the `#if` ends the block; the `#endif` is missing or after it.
        if at(.rightBrace), !hasPartnerInside() { return }
        parseCodeBlockItem(.statement)
      }
    }
  }

  /// A `}` without an opening brace is passed over; one that belongs to a block around the `#if` is not.
  private mutating func hasPartnerInside() -> Bool {
    let other = Int(current.payload)
    return other == index
  }

  private mutating func isIfConfigEnd() -> Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// Whether the `#if` at `place` continues the expression before it: its first branch begins with a period.
  mutating func isPostfixIfConfig(_ start: Int) -> Bool {
    guard let place = firstInsideIfConfig(start) else { return false }
    return tokens[place].kind == .period
  }

  /// `#sourceLocation(file: "…", line: 1)`.
  mutating func parseSourceLocation(_ role: Role) {
    let start = mark()
    advance()
    if at(.leftParen) { index = afterBracketOrToken(index) } else { report(.leftParen) }
    close(start, .poundSourceLocation, role)
  }
}
