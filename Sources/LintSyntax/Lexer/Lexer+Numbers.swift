extension Lexer {
  /// Lexes an integer or a floating-point number. Letters that directly follow belong to it, as an error.
  @inline(__always)
  mutating func lexNumber(at start: Int, _ flags: TokenFlags) -> Int {
    // Small integers are most numbers.
    let next = source[start &+ 1]
    if !next.isDigit, !next.continuesIdentifier, next != UInt8(ascii: "."), next < 0x80 {
      emit(.integerLiteral, start, start &+ 1, flags)
      return start &+ 1
    }
    return lexLongNumber(at: start, flags)
  }

  @inline(never)
  private mutating func lexLongNumber(at start: Int, _ flags: TokenFlags) -> Int {
    if source[start] == UInt8(ascii: "0") {
      switch source[start &+ 1] {
      case UInt8(ascii: "x"): return lexHexNumber(at: start, flags)
      case UInt8(ascii: "o"): return lexInteger(at: start, flags, base: 8)
      case UInt8(ascii: "b"): return lexInteger(at: start, flags, base: 2)
      default: break
      }
    }
    var position = source.endOfDigits(from: start)
    switch source[position] {
    case UInt8(ascii: "."):
      // `1.foo` is a member; in `tuple.0.1` and in a platform's version, each number is a token.
      guard source[position &+ 1].isDigit, tokens.last.kind != .period, !isInAvailability else {
        emit(.integerLiteral, start, position, flags)
        return position
      }
      position = source.endOfDigits(from: position &+ 1)
      guard source[position] | 0x20 == UInt8(ascii: "e") else {
        emit(.floatLiteral, start, position, flags)
        return position
      }
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      break
    default:
      return finishNumber(.integerLiteral, start, position, flags)
    }
    return finishExponent(start, position, flags)
  }

  /// Whether the innermost bracket is that of `#available(…)` or of an attribute that names versions of platforms.
  private var isInAvailability: Bool {
    @inline(__always) get { !brackets.isEmpty && tokens.isAvailability(parenthesis: Int(brackets.top)) }
  }

  /// Lexes `0o17` and `0b101`.
  private mutating func lexInteger(at start: Int, _ flags: TokenFlags, base: UInt8) -> Int {
    var position = start &+ 2
    if source[position] != UInt8(ascii: "_") {
      while source[position] &- 0x30 < base || source[position] == UInt8(ascii: "_") { position &+= 1 }
    }
    if position == start &+ 2 { report(.invalidNumber, at: start) }
    return finishNumber(.integerLiteral, start, position, flags)
  }

  /// Lexes `0xFF` and `0x1.8p3`.
  private mutating func lexHexNumber(at start: Int, _ flags: TokenFlags) -> Int {
    guard source[start &+ 2].isHexDigit else {
      let position = start &+ 2
      report(.invalidNumber, at: start)
      return finishNumber(.integerLiteral, start, position, flags)
    }
    let integerEnd = source.endOfHexDigits(from: start &+ 2)
    var position = integerEnd
    var hasPoint = false
    if source[position] == UInt8(ascii: ".") {
      guard source[position &+ 1].isHexDigit else {
        emit(.integerLiteral, start, integerEnd, flags)
        return integerEnd
      }
      hasPoint = true
      position = source.endOfHexDigits(from: position &+ 1)
    }
    guard source[position] | 0x20 == UInt8(ascii: "p") else {
      // `0xff.description` is a member although its name begins with hexadecimal digits.
      if hasPoint {
        if source[integerEnd &+ 1].isDigit { report(.invalidNumber, at: start) } else { position = integerEnd }
        emit(.integerLiteral, start, position, flags)
        return position
      }
      return finishNumber(.integerLiteral, start, position, flags)
    }
    let sign = source[position &+ 1]
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    if hasPoint, !isSigned, !sign.isDigit, !source[integerEnd &+ 1].isDigit {
      emit(.integerLiteral, start, integerEnd, flags)
      return integerEnd
    }
    return finishExponent(start, position, flags)
  }

  /// Lexes the rest of a number from the letter of its exponent on.
  private mutating func finishExponent(_ start: Int, _ letter: Int, _ flags: TokenFlags) -> Int {
    var position = letter &+ 1
    if source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: "+") { position &+= 1 }
    if source[position].isDigit {
      position = source.endOfDigits(from: position)
    } else {
      report(.invalidNumber, at: start)
    }
    return finishNumber(.floatLiteral, start, position, flags)
  }

  /// Adds the token, together with letters that should not be there.
  private mutating func finishNumber(_ kind: TokenKind, _ start: Int, _ digitsEnd: Int, _ flags: TokenFlags) -> Int {
    let end = source.endOfIdentifier(from: digitsEnd)
    if end != digitsEnd { report(.invalidNumber, at: start) }
    emit(kind, start, end, flags)
    return end
  }
}

extension TokenBuffer {
  /// Whether a bracket holds versions of platforms.
  fileprivate func isAvailability(parenthesis opening: Int) -> Bool {
    guard opening > 0, base[opening].kind == .leftParen else { return false }
    let callee = base[opening &- 1]
    if callee.kind == .poundAvailable || callee.kind == .poundUnavailable { return true }
    guard callee.kind == .identifier, opening > 1, base[opening &- 2].kind == .atSign else { return false }
    switch callee.name {
    case .available, ._spi_available, .backDeployed, ._backDeploy, ._originallyDefinedIn, ._specialize, .specialized:
      return true
    default:
      return false
    }
  }
}

extension SourceText {
  func endOfDigits(from start: Int) -> Int {
    var position = start
    while bytes[position].isDigit || bytes[position] == UInt8(ascii: "_") { position &+= 1 }
    return position
  }

  func endOfHexDigits(from start: Int) -> Int {
    var position = start
    while bytes[position].isHexDigit || bytes[position] == UInt8(ascii: "_") { position &+= 1 }
    return position
  }
}
