extension Lexer {
  /// A comment that has been passed over.
  struct Comment {
    var end: Int
    var hasLineEnd: Bool
  }

  /// Skips the comment that begins at a slash; `nil` when the slash does not begin one.
  @inline(__always)
  mutating func endOfComment(at start: Int) -> Comment? {
    let next = source[start &+ 1]
    if next == UInt8(ascii: "/") {
      // Most comments have no 'c' so near their beginning, and need no further check.
      if source.word(at: start &+ 2).bytes(equalTo: Word(repeating: UInt8(ascii: "c"))) != 0 {
        noteDirective(at: start)
      }
      return Comment(end: source.endOfLine(from: start &+ 2), hasLineEnd: false)
    }
    if next == UInt8(ascii: "*") { return endOfBlockComment(at: start) }
    return nil
  }

  /// Adds the tool's own name to those of the file when a line comment begins with it: few files have such comments,
  /// and only those are searched for directives.
  @inline(never)
  private func noteDirective(at start: Int) {
    var position = start &+ 2
    while source[position].mayPrecedeDirective { position &+= 1 }
    if source.has("concurlint:", at: position) { names.pointee.insert(Name(.concurlint)) }
  }

  /// Skips a block comment and those nested in it.
  @inline(never)
  private mutating func endOfBlockComment(at start: Int) -> Comment {
    let star = Word(repeating: UInt8(ascii: "*"))
    let slash = Word(repeating: UInt8(ascii: "/"))
    var position = start &+ 2
    var depth = 1
    var hasLineEnd = false
    while true {
      let word = source.word(at: position)
      let stops = word.bytes(equalTo: star) | word.bytes(equalTo: slash) | word.bytes(below: 0x0E)
      if stops == 0 {
        position &+= 8
        continue
      }
      position &+= stops.flaggedOffset
      let next = source[position &+ 1]
      switch source[position] {
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        position &+= 2
        depth &-= 1
        if depth == 0 {
          if source.mentionsTool(in: start..<position) { names.pointee.insert(Name(.concurlint)) }
          return Comment(end: position, hasLineEnd: hasLineEnd)
        }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        position &+= 2
        depth &+= 1
      case 0x0A, 0x0D:
        hasLineEnd = true
        position &+= 1
      default:
        if position >= source.count {
          report(.unterminatedComment, at: start)
          return Comment(end: source.count, hasLineEnd: hasLineEnd)
        }
        position &+= 1
      }
    }
  }

  /// Skips the text between `<<<<<<< ` and `>>>>>>> ` (or Perforce's `>>>> ` and `<<<<`) of a merge conflict, when a
  /// line begins with such a marker.
  @inline(__always)
  mutating func endOfConflictMarker(at start: Int) -> Int? {
    guard start == 0 || source[start &- 1].isLineEnd, source[start &+ 1] == source[start] else { return nil }
    return endOfConflict(at: start)
  }

  @inline(never)
  private mutating func endOfConflict(at start: Int) -> Int? {
    let end: Int?
    if source.has("<<<<<<< ", at: start) {
      guard start < failed.conflictMarker else { return nil }
      end = source.endOfMarker(">>>>>>> ", from: start &+ 8)
      if end == nil { failed.conflictMarker = start }
    } else if source.has(">>>> ", at: start) {
      guard start < failed.perforceMarker else { return nil }
      end = source.endOfMarker("<<<<\n", from: start &+ 5)
      if end == nil { failed.perforceMarker = start }
    } else {
      return nil
    }
    guard let end else { return nil }
    report(.conflictMarker, at: start)
    return source.endOfLine(from: end)
  }

  // MARK: Beyond ASCII

  /// Lexes a token or a piece of trivia that begins with a byte from 0x80 on.
  @inline(never)
  mutating func lexNonASCII(at start: Int, _ flags: inout TokenFlags) -> Int {
    let (scalar, end) = source.decodeScalar(at: start)
    switch scalar {
    case nil:
      report(.invalidUTF8, at: start)
      flags.insert(.afterTrivia)
      return end
    case 0xFEFF?, 0xA0?:
      // A byte order mark is trivia anywhere; for a non-breaking space, the compiler only warns.
      flags.insert(.afterTrivia)
      return end
    case 0x201C?:
      // Like a string, so that a prose quotation mark costs one error and not two.
      report(.invalidCharacter, at: start)
      let close = endOfCurlyQuote(from: end)
      emit(word: nameTable.name(of: source.bytes + start, length: close &- start), .identifier, start, close, flags)
      return close
    case 0x201D?:
      report(.invalidCharacter, at: start)
      emit(word: nameTable.name(of: source.bytes + start, length: end &- start), .identifier, start, end, flags)
      return end
    case let scalar?:
      if scalar.continuesIdentifier {
        if !scalar.startsIdentifier { report(.invalidCharacter, at: start) }
        return lexIdentifier(at: start, flags)
      }
      if scalar.startsOperator { return lexOperator(at: start, flags) }
      report(.invalidCharacter, at: start)
      flags.insert(.afterTrivia)
      return end
    }
  }

  /// The end of the text that a `“` opens: after a `”` or `"` on the same line, or `start` if there is none.
  private mutating func endOfCurlyQuote(from start: Int) -> Int {
    guard start >= failed.curlyQuoteLineEnd else { return start }
    var position = start
    while true {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "\""):
        return position &+ 1
      case UInt8(ascii: "\\") where source[position &+ 1] != UInt8(ascii: "(") && !source[position &+ 1].isLineEnd:
        position = min(position &+ 2, source.count)
      case 0x20..<0x5C, 0x5D..<0x7F:
        position &+= 1
      case 0x80...:
        let (scalar, end) = source.decodeScalar(at: position)
        if scalar == 0x201D { return end }
        position = end
      default:
        failed.curlyQuoteLineEnd = position
        return start
      }
    }
  }
}

extension SourceText {
  /// The first offset from `start` on without a space. The main loop handles other blanks.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var position = start
    while true {
      let others = bytes.word(at: position) ^ Word(repeating: UInt8(ascii: " "))
      if others != 0 { return position &+ others.flaggedOffset }
      position &+= 8
    }
  }

  /// The end of a `#!` line at the very start of the file, or 0.
  func endOfShebang() -> Int {
    bytes[0] == UInt8(ascii: "#") && bytes[1] == UInt8(ascii: "!") ? endOfLine(from: 2) : 0
  }

  /// The first line end from `start` on, or the end of the file.
  func endOfLine(from start: Int) -> Int {
    var position = start
    while true {
      // Line ends are the only bytes below 0x0E in most files; one test for both and for the zero bytes at the end.
      let low = bytes.word(at: position).bytes(below: 0x0E)
      if low == 0 {
        position &+= 8
        continue
      }
      position &+= low.flaggedOffset
      if bytes[position].isLineEnd || position >= count { return min(position, count) }
      position &+= 1
    }
  }

  /// Whether a range contains `concurlint:`; colons are rarer than letters.
  func mentionsTool(in range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let colons = word(at: position).bytes(equalTo: Word(repeating: UInt8(ascii: ":")))
      if colons == 0 {
        position &+= 8
        continue
      }
      position &+= colons.flaggedOffset
      if position &- 10 >= range.lowerBound, position < range.upperBound, has("concurlint:", at: position &- 10) {
        return true
      }
      position &+= 1
    }
    return false
  }

  /// The offset after the first line start from `start` on that begins with `marker`.
  func endOfMarker(_ marker: StaticString, from start: Int) -> Int? {
    var position = start
    while true {
      position = endOfLine(from: position)
      if position >= count { return nil }
      position &+= 1
      if has(marker, at: position) { return position &+ marker.utf8CodeUnitCount }
    }
  }

  func has(_ text: StaticString, at start: Int) -> Bool {
    guard start &+ text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[start &+ index] != text.utf8Start[index] { return false }
    return true
  }

  /// Reads one UTF-8 sequence and returns its scalar, or `nil` where it is not valid, and the offset after it.
  @inline(never)
  func decodeScalar(at start: Int) -> (scalar: UInt32?, end: Int) {
    let lead = bytes[start]
    guard lead >= 0xC2, lead < 0xF5 else {
      var end = start &+ 1
      if lead < 0x80 { return (UInt32(lead), end) }
      // Bytes that start no sequence are skipped together.
      while bytes[end] >= 0x80, bytes[end] < 0xC2 || bytes[end] >= 0xF5 { end &+= 1 }
      return (nil, end)
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = UInt32(lead) & (0x7F &>> UInt32(truncatingIfNeeded: length))
    for offset in 1..<length {
      let byte = bytes[start &+ offset]
      guard byte & 0xC0 == 0x80 else { return (nil, start &+ offset) }
      scalar = scalar &<< 6 | UInt32(byte & 0x3F)
    }
    let isShortest = length == 2 || (length == 3 ? scalar >= 0x800 : scalar >= 0x10000)
    let isScalar = scalar < 0xD800 || (scalar >= 0xE000 && scalar < 0x110000)
    return (isShortest && isScalar ? scalar : nil, start &+ length)
  }
}

extension UInt8 {
  /// A blank, or a mark that begins a documentation comment.
  fileprivate var mayPrecedeDirective: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "*"): true
    default: false
    }
  }
}
