extension Lexer {
  /// Lexes an operator, or a regex that begins like one.
  @inline(never)
  mutating func lexOperator(at start: Int, _ flags: TokenFlags) -> Int {
    var end = endOfOperator(from: start)
    let slash = source.firstSlash(from: start, to: end)
    if slash < end {
      if let regex = scanRegex(inOperatorAt: start, slash: slash, operatorEnd: end) {
        guard slash > start else { return emit(regex, flags) }
        emit(operatorKind(from: start, to: slash), start, slash, flags)
        return emit(regex, [])
      }
      end = source.startOfComment(inOperatorAt: start, slash: slash, end: end)
    }
    if source[start] == UInt8(ascii: "."),
      source[start &+ 1] == UInt8(ascii: "?") || source[start &+ 1] == UInt8(ascii: "!"),
      tokens.isInKeyPath(at: start)
    {
      emit(.period, start, start &+ 1, flags)
      return start &+ 1
    }
    let kind = operatorKind(from: start, to: end)
    if tokens.last.kind == .func { end = source.endOfFunctionName(from: start, to: end) }
    emit(kind, start, end, flags)
    return end
  }

  /// Lexes an operator that begins with `<` or `>`, or an editor placeholder.
  @inline(never)
  mutating func lexAngle(at start: Int, _ flags: TokenFlags) -> Int {
    let isLeft = source[start] == UInt8(ascii: "<")
    if isLeft, source[start &+ 1] == UInt8(ascii: "#"), let end = source.endOfPlaceholder(at: start) {
      let name = nameTable.name(of: source.bytes + start, length: end &- start)
      emit(word: name, .identifier, start, end, flags)
      return end
    }
    var end = endOfOperator(from: start)
    let slash = source.firstSlash(from: start, to: end)
    var regex: RegexExtent?
    if slash < end {
      regex = scanRegex(inOperatorAt: start, slash: slash, operatorEnd: end)
      if regex != nil {
        end = slash
      } else {
        end = source.startOfComment(inOperatorAt: start, slash: slash, end: end)
      }
    }
    let kind = operatorKind(from: start, to: end)
    if tokens.last.kind == .func { end = source.endOfFunctionName(from: start, to: end) }
    angleOperatorKind = kind
    let whole = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: end &- start) &<< 8
    if isLeft {
      if end &- start == 2, source[start &+ 1] == UInt8(ascii: "-"), source[end].isDigit,
        tokens.last.kind == .identifier
      {
        // `Vector<-1>` (SE-0452); the parser joins the two where they are an operator.
        emit(.leftAngle, start, start &+ 1, flags, payload: whole)
        emit(.prefixOperator, start &+ 1, end, .glued)
      } else {
        emit(end &- start == 1 ? .leftAngle : kind, start, end, flags, payload: end &- start == 1 ? whole : 0)
      }
    } else {
      emit(.rightAngle, start, start &+ 1, flags, payload: whole)
      emitGlued(from: start &+ 1, to: end)
    }
    if let regex { return emit(regex, []) }
    return end
  }

  /// Adds what follows the first `>` of an operator, as it would be lexed if the `>` closed generic arguments.
  private mutating func emitGlued(from start: Int, to end: Int) {
    var position = start
    while position < end {
      let next: Int
      let kind: TokenKind
      switch source[position] {
      case UInt8(ascii: ">"): (next, kind) = (position &+ 1, .rightAngle)
      case UInt8(ascii: "?"): (next, kind) = (position &+ 1, .postfixQuestionMark)
      case UInt8(ascii: "!"): (next, kind) = (position &+ 1, .exclamationMark)
      default: (next, kind) = (end, operatorKind(from: position, to: end))
      }
      emit(kind, position, next, .glued)
      position = next
    }
  }

  /// Lexes `?` or `!`: directly after something, a postfix operator of one character.
  @inline(__always)
  mutating func lexQuestionOrExclamation(at start: Int, _ flags: TokenFlags) -> Int {
    guard source.isLeftBound(start) else { return lexOperator(at: start, flags) }
    let isQuestion = source[start] == UInt8(ascii: "?")
    emit(isQuestion ? .postfixQuestionMark : .exclamationMark, start, start &+ 1, flags)
    return start &+ 1
  }

  // MARK: Extent

  /// The first offset after the characters that make one operator with those before.
  private mutating func endOfOperator(from start: Int) -> Int {
    // Only an operator that begins with a period holds others.
    let takesPeriods = source[start] == UInt8(ascii: ".")
    var position = start
    while true {
      let byte = source[position]
      if byte < 0x80 {
        guard byte.isOperator else { return position }
        if position > start {
          if byte == UInt8(ascii: "."), !takesPeriods { return position }
          if byte == UInt8(ascii: "<"), source[position &+ 1] == UInt8(ascii: "#"), hasPlaceholderEnd(behind: position)
          {
            return position
          }
        }
        position &+= 1
      } else {
        let (scalar, end) = source.decodeScalar(at: position)
        guard let scalar, scalar.continuesOperator else { return position }
        position = end
      }
    }
  }

  // MARK: Kind

  private mutating func operatorKind(from start: Int, to end: Int) -> TokenKind {
    let first = source[start]
    switch end &- start {
    case 1:
      if first == UInt8(ascii: "=") { return .equal }
      if first == UInt8(ascii: ".") { return .period }
    case 2 where first == UInt8(ascii: "-") && source[start &+ 1] == UInt8(ascii: ">"):
      return .arrow
    case 2 where first == UInt8(ascii: "*") && source[start &+ 1] == UInt8(ascii: "/"):
      report(.invalidCharacter, at: start)
    default:
      break
    }
    let left = source.isLeftBound(start)
    let right = source.isRightBound(end, isLeftBound: left)
    if end &- start == 1 {
      if first == UInt8(ascii: "&"), !left, right { return .prefixAmpersand }
      if first == UInt8(ascii: "?") { return left ? .postfixQuestionMark : .infixQuestionMark }
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  // MARK: Editor placeholders

  /// Whether `#>` follows on the line: then `<#` ends the operator before it.
  private mutating func hasPlaceholderEnd(behind start: Int) -> Bool {
    guard start >= failed.placeholderLineEnd else { return false }
    var position = start
    while position < source.count, source[position] != 0x0A {
      if source[position] == UInt8(ascii: "#"), source[position &+ 1] == UInt8(ascii: ">") { return true }
      position &+= 1
    }
    failed.placeholderLineEnd = position
    return false
  }
}

extension TokenBuffer {
  /// How many tokens of a key path are searched for its backslash.
  private static var keyPathReach: Int { 256 }

  /// Whether the period at `start` continues a key path: then `.?` in `\.?.x` is two tokens, and otherwise an operator.
  fileprivate func isInKeyPath(at start: Int) -> Bool {
    var end = UInt32(truncatingIfNeeded: start)
    var index = count &- 1
    var openAngles = 0
    for _ in 0..<Self.keyPathReach {
      guard index >= 0 else { return false }
      let token = base[index]
      guard token.end == end || openAngles > 0 else { return false }
      switch token.kind {
      case .backslash: return true
      case .identifier, .period, .postfixQuestionMark, .exclamationMark, .integerLiteral: break
      case .rightAngle: openAngles &+= 1
      case .leftAngle: openAngles &-= 1
      case .rightParen, .rightSquare:
        guard Int(token.payload) < index else { return false }
        index = Int(token.payload)
      case let kind where kind.isKeyword || openAngles > 0: break
      default: return false
      }
      end = base[index].offset
      index &-= 1
    }
    return false
  }
}

extension SourceText {
  func firstSlash(from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, bytes[position] != UInt8(ascii: "/") { position &+= 1 }
    return position
  }

  /// Where a comment cuts an operator off, or the operator's end.
  func startOfComment(inOperatorAt start: Int, slash: Int, end: Int) -> Int {
    guard end &- start > 2 else { return end }
    var position = max(slash, start &+ 1)
    while position < end {
      if bytes[position] == UInt8(ascii: "/"),
        bytes[position &+ 1] == UInt8(ascii: "/") || bytes[position &+ 1] == UInt8(ascii: "*")
      {
        return position
      }
      position &+= 1
    }
    return end
  }

  /// In `func ==<T>(…)`, the last `<` opens generic parameters and is no part of the name.
  func endOfFunctionName(from start: Int, to end: Int) -> Int {
    guard end &- start > 1, bytes[end &- 1] == UInt8(ascii: "<") else { return end }
    let next = bytes[end]
    return next.isASCIILetter || next == UInt8(ascii: "_") || next == UInt8(ascii: "`") || next >= 0x80 ? end &- 1 : end
  }

  /// Whether an operator is joined to the expression before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start &- 1] {
    case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a comment counts as a space.
      return start < 2 || bytes[start &- 2] != UInt8(ascii: "*")
    case 0xA0:
      return start < 2 || bytes[start &- 2] != 0xC2
    default:
      return true
    }
  }

  /// Whether an operator is joined to the expression after it.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // `x^.y` has a postfix operator and `^.y` a prefix operator.
      return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[end &+ 1] != UInt8(ascii: "/") && bytes[end &+ 1] != UInt8(ascii: "*")
    case 0xC2:
      return bytes[end &+ 1] != 0xA0
    default:
      return true
    }
  }

  /// The offset after `<#…#>`, which must end on its line and before another one begins.
  func endOfPlaceholder(at start: Int) -> Int? {
    var position = start &+ 2
    while position < count, bytes[position] != 0x0A {
      let next = bytes[position &+ 1]
      if bytes[position] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return position &+ 2 }
      if bytes[position] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
      position &+= 1
    }
    return nil
  }
}
