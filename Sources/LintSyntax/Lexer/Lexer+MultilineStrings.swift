// The indentation of a multi-line string is that of its closing quotes, and belongs to no token. It is known only when
// the end is reached, so the segments that begin a line are cut then. A segment that loses its last byte remains as an
// empty token, and all of these are removed in one pass at the end of the file.

extension Lexer {
  /// Cuts the string's segments, adds the last one if it holds more than indentation, and returns the flags of the
  /// closing quotes at `quoteStart`.
  mutating func finishMultilineString(
    _ literal: StringLiteral, _ segmentStart: Int, _ quoteStart: Int
  ) -> TokenFlags {
    guard literal.startsLine else {
      report(.multilineStringDelimiter, at: quoteStart)
      emitLastSegment(segmentStart, quoteStart, [])
      return []
    }
    if literal.lineEndSegment != StringLiteral.noToken {
      cutLineEnd(of: Int(literal.lineEndSegment))
    } else if literal.pounds == 0, segmentStart > contentStart(of: literal) {
      // The last line end, which is no part of the string, must not be escaped.
      report(.invalidEscape, at: segmentStart)
    }

    var indentationEnd = segmentStart
    while source[indentationEnd].isBlank { indentationEnd &+= 1 }
    indentationEnd = min(indentationEnd, quoteStart)
    let indentation = indentationEnd &- segmentStart
    cutIndentation(of: literal, like: segmentStart, length: indentation)

    guard indentationEnd < quoteStart else { return [.startsLine, .afterTrivia] }
    report(.multilineStringDelimiter, at: quoteStart)
    emitLastSegment(indentationEnd, quoteStart, [.startsLine, .afterTrivia])
    return []
  }

  /// The start of the first line of a string whose opening quotes end their line.
  private mutating func contentStart(of literal: StringLiteral) -> Int {
    source.endOfLineBreak(at: Int(tokens.base[Int(literal.openingQuote)].end))
  }

  private mutating func emitLastSegment(_ start: Int, _ end: Int, _ flags: TokenFlags) {
    if end > start { emit(.stringSegment, start, end, flags) }
  }

  /// The line end before the closing quotes is not part of the string.
  private mutating func cutLineEnd(of index: Int) {
    let end = Int(tokens.base[index].end)
    let isPair = tokens.base[index].length > 1 && source[end &- 1] == 0x0A && source[end &- 2] == 0x0D
    tokens.base[index].length &-= isPair ? 2 : 1
    noteIfEmpty(index)
  }

  /// Cuts the indentation at `model` off all lines. Of a line with different indentation, all blanks are cut.
  private mutating func cutIndentation(of literal: StringLiteral, like model: Int, length: Int) {
    var index = tokens.count
    while index > Int(literal.openingQuote) &+ 1 {
      index &-= 1
      let segment = tokens.base[index]
      if segment.flags.contains(.interpolation) { index = min(index, Int(segment.payload)) }
      guard segment.kind == .stringSegment, segment.flags.contains(.startsLine) else { continue }
      let start = Int(segment.offset)
      let available = Int(segment.length)
      var cut = 0
      while cut < length, cut < available, source[start &+ cut] == source[model &+ cut] { cut &+= 1 }
      if cut < length {
        let isEmptyLine = available == 0 || (available <= 2 && source[start].isLineEnd)
        if isEmptyLine { continue }
        report(.multilineStringIndentation, at: start)
        cut = 0
        while cut < available, source[start &+ cut].isBlank { cut &+= 1 }
      }
      guard cut > 0 else { continue }
      tokens.base[index].offset &+= UInt32(truncatingIfNeeded: cut)
      tokens.base[index].length &-= UInt32(truncatingIfNeeded: cut)
      tokens.base[index].flags.insert(.afterTrivia)
      noteIfEmpty(index)
    }
  }

  private mutating func noteIfEmpty(_ index: Int) {
    if tokens.base[index].length == 0 { firstEmptyToken = min(firstEmptyToken, index) }
  }

  /// Removes the empty segments and renumbers the brackets after them, in one pass.
  mutating func removeEmptyTokens() {
    guard firstEmptyToken < tokens.count else { return }
    let base = tokens.base
    var kept = firstEmptyToken
    for index in firstEmptyToken..<tokens.count {
      var token = base[index]
      if token.length == 0 { continue }
      if token.kind.isOpeningBracket || token.kind.isClosingBracket {
        let number = UInt32(truncatingIfNeeded: kept)
        if Int(token.payload) == index {
          token.payload = number
        } else {
          // A closing partner has not been moved yet, and will find this number in its payload; an opening one has
          // already been moved to its new place.
          base[Int(token.payload)].payload = number
        }
      }
      base[kept] = token
      kept &+= 1
    }
    tokens.truncate(to: kept)
  }
}
