extension Lexer {
  /// Lexes an identifier or a reserved word.
  @inline(__always)
  mutating func lexIdentifier(at start: Int, _ flags: TokenFlags) -> Int {
    let (end, name) = source.identifier(at: start, in: nameTable, table)
    if name.isHash {
      emit(word: name, .identifier, start, end, flags)
    } else {
      names.pointee.insert(name)
      emit(word: name, Self.kind(ofWellKnown: name), start, end, flags)
    }
    return end
  }

  /// The kind of a name that is not in backticks: reserved words have the lowest numbers, in the order of their kinds.
  @inline(__always)
  private static func kind(ofWellKnown name: Name) -> TokenKind {
    let reserved = TokenKind.lastKeyword.rawValue &- TokenKind.firstKeyword.rawValue
    guard name.rawValue <= UInt32(reserved) else { return .identifier }
    return unsafeBitCast(
      TokenKind.firstKeyword.rawValue &+ UInt8(truncatingIfNeeded: name.rawValue), to: TokenKind.self)
  }

  /// Lexes `_` or an identifier that begins with it.
  @inline(__always)
  mutating func lexUnderscore(at start: Int, _ flags: TokenFlags) -> Int {
    let next = source[start &+ 1]
    if next.continuesIdentifier || next >= 0x80 {
      let end = source.endOfIdentifier(from: start)
      if end > start &+ 1 { return lexIdentifier(at: start, flags) }
    }
    emit(.wildcard, start, start &+ 1, flags)
    return start &+ 1
  }

  /// Lexes `$0`, or a name such as `$binding`.
  @inline(never)
  mutating func lexDollar(at start: Int, _ flags: TokenFlags) -> Int {
    var position = start &+ 1
    while source[position].isDigit { position &+= 1 }
    let end = source.endOfIdentifier(from: position)
    let name = nameTable.name(of: source.bytes + start, length: end &- start)
    if end > position { names.pointee.insert(Name(.dollar)) }
    emit(word: name, end == position ? .dollarIdentifier : .identifier, start, end, flags)
    return end
  }

  /// Lexes an identifier in backticks, which may be any text on one line; without an end, the backtick is a token
  /// alone.
  @inline(never)
  mutating func lexBacktick(at start: Int, _ flags: TokenFlags) -> Int {
    let nameStart = start &+ 1
    var position = nameStart
    while source[position] != UInt8(ascii: "`"), !source[position].isLineEnd, position < source.count { position &+= 1 }
    guard source[position] == UInt8(ascii: "`") else {
      report(.invalidCharacter, at: start)
      emit(.backtick, start, nameStart, flags)
      return nameStart
    }
    if position == nameStart { report(.invalidCharacter, at: start) }
    let name = nameTable.name(of: source.bytes + nameStart, length: position &- nameStart)
    names.pointee.insert(name)
    emit(word: name, .identifier, start, position &+ 1, flags.union(.escaped))
    return position &+ 1
  }

  /// Lexes a token that begins with `#`: a raw string, a regex between pounds, a directive, or the pound alone.
  @inline(never)
  mutating func lexPound(at start: Int, _ flags: TokenFlags) -> Int {
    if start >= failed.poundsEnd {
      let end = source.endOfPounds(from: start)
      if source[end] == UInt8(ascii: "\"") {
        emit(.rawStringPoundDelimiter, start, end, flags)
        return lexString(at: end, pounds: end &- start, [])
      }
      if source[end] == UInt8(ascii: "/"), let regex = scanRegex(at: start, mustBeRegex: true) {
        return emit(regex, flags)
      }
      failed.poundsEnd = end
    }
    var end = start &+ 1
    while source[end].isASCIILetter || source[end] == UInt8(ascii: "_") { end &+= 1 }
    if let kind = source.directive(from: start, to: end) {
      emit(kind, start, end, flags)
      return end
    }
    emit(.pound, start, start &+ 1, flags)
    return start &+ 1
  }
}

extension SourceText {
  /// The end of the identifier that begins with the letter at `start`, and its name. Most have at most 15 letters, and
  /// are read with two loads of 8 bytes. Both are always made: whether 8 bytes are enough is hard to predict.
  @inline(__always)
  func identifier(at start: Int, in names: NameTable, _ table: ByteTable) -> (end: Int, name: Name) {
    let (first, second) = (word(at: start), word(at: start &+ 8))
    let (stops, furtherStops) = (first.bytesOutsideLetters, second.bytesOutsideLetters)
    let isShort = stops != 0
    let length = isShort ? stops.flaggedOffset : 8 &+ furtherStops.flaggedOffset
    let end = start &+ length
    if stops | furtherStops == 0 || table.byteClass(of: bytes[end]).continuesIdentifier {
      return longIdentifier(at: start, from: end, in: names)
    }
    let key = NameTable.Key(
      first: first & (isShort ? stops.bytesBelowFlag : .max), second: isShort ? 0 : second & furtherStops.bytesBelowFlag
    )
    return (end, names.name(of: key, length: length))
  }

  /// As ``identifier(at:in:_:)`` for any identifier, which has no end before `position`.
  @inline(never)
  private func longIdentifier(at start: Int, from position: Int, in names: NameTable) -> (end: Int, name: Name) {
    let end = endOfIdentifier(from: position)
    return (end, names.name(of: bytes + start, length: end &- start))
  }

  /// The first offset from `start` on whose character is not allowed in an identifier.
  @inline(__always)
  func endOfIdentifier(from start: Int) -> Int {
    var position = start
    while true {
      let stops = bytes.word(at: position).bytesOutsideLetters
      position &+= stops.flaggedOffset
      if stops == 0 { continue }
      let byte = bytes[position]
      guard byte.isDigit || byte == UInt8(ascii: "_") else {
        return byte >= 0x80 || byte == UInt8(ascii: "$") ? endOfRareIdentifier(from: position) : position
      }
      position &+= 1
    }
  }

  /// As ``endOfIdentifier(from:)``, for identifiers with a dollar sign or with characters beyond ASCII.
  @inline(never)
  func endOfRareIdentifier(from start: Int) -> Int {
    var position = start
    while true {
      let byte = bytes[position]
      if byte < 0x80 {
        guard byte.continuesIdentifier else { return position }
        position &+= 1
      } else {
        let (scalar, end) = decodeScalar(at: position)
        guard let scalar, scalar.continuesIdentifier else { return position }
        position = end
      }
    }
  }

  func endOfPounds(from start: Int) -> Int {
    var end = start
    while bytes[end] == UInt8(ascii: "#") { end &+= 1 }
    return end
  }

  /// The directive that `#` and the letters after it spell.
  func directive(from start: Int, to end: Int) -> TokenKind? {
    switch end &- start {
    case 3 where has("#if", at: start): .poundIf
    case 5 where has("#else", at: start): .poundElse
    case 6 where has("#endif", at: start): .poundEndif
    case 7 where has("#elseif", at: start): .poundElseif
    case 10 where has("#available", at: start): .poundAvailable
    case 12 where has("#unavailable", at: start): .poundUnavailable
    case 15 where has("#sourceLocation", at: start): .poundSourceLocation
    default: nil
    }
  }
}
