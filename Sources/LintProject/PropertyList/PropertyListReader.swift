import LintSyntax

extension PropertyList {
  /// Why a text is not a property list. The offset counts bytes from 0.
  struct Failure: Error, Equatable {
    enum Reason: String, Sendable {
      case expectedValue = "a value is expected"
      case expectedKey = "a key is expected"
      case expectedEquals = "'=' is expected"
      case expectedSemicolon = "';' is expected"
      case expectedComma = "',' or ')' is expected"
      case unterminated = "the text ends too early"
      case invalidData = "no hexadecimal digit"
      case tooDeep = "nested too deeply"
      case tooLarge = "too large"
      case trailing = "something follows the end"
    }

    let reason: Reason
    let offset: Int
  }

  /// How deep arrays and dictionaries may nest.
  static let nestingDepth = 128

  /// Reads a text in OpenStep's syntax, in UTF-8.
  ///
  /// - Throws: at the first error.
  convenience init(parsing source: [UInt8]) throws(Failure) {
    guard source.count < Int(UInt32.max) else { throw Failure(reason: .tooLarge, offset: 0) }
    let entries = try source.withUnsafeBufferPointer { (source) throws(Failure) in
      var reader = Reader(source: source)
      try reader.readFile()
      return reader.entries
    }
    self.init(entries: entries, source: source)
  }

  private struct Reader {
    /// A pointer rather than the array, whose checks for each byte would cost more than the work on the byte.
    let source: UnsafeBufferPointer<UInt8>
    var entries: [Entry] = []
    private var offset = 0

    init(source: UnsafeBufferPointer<UInt8>) {
      self.source = source
      entries.reserveCapacity(source.count / 16)
      if source.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    private func failure(_ reason: Failure.Reason) -> Failure { Failure(reason: reason, offset: offset) }

    /// An array or dictionary that is open, by its entry.
    private struct Container {
      let entry: Int
      let isArray: Bool
    }

    mutating func readFile() throws(Failure) {
      var open: [Container] = []
      repeat {
        // Where a value is expected: one that is complete, or one that opens.
        try skipSpace()
        if let container = try readValue() {
          open.append(container)
          if open.count > nestingDepth { throw failure(.tooDeep) }
        } else {
          try endValue(in: open.last)
        }
        while let last = open.last, try closes(last) {
          entries[last.entry].end = UInt32(offset)
          entries[last.entry].next = UInt32(entries.count)
          open.removeLast()
          try endValue(in: open.last)
        }
        if let last = open.last, !last.isArray { try readKey() }
      } while !open.isEmpty
      try skipSpace()
      if offset < source.count { throw failure(.trailing) }
    }

    // MARK: Values

    /// Reads a string or data as a whole, or the opening of a container.
    private mutating func readValue() throws(Failure) -> Container? {
      guard offset < source.count else { throw failure(entries.isEmpty ? .expectedValue : .unterminated) }
      switch source[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        let isArray = source[offset] == UInt8(ascii: "(")
        append(isArray ? .array : .dictionary, from: offset, to: offset)
        offset += 1
        return Container(entry: entries.count - 1, isArray: isArray)
      case UInt8(ascii: "<"): try readData()
      default: try readString(.expectedValue)
      }
      return nil
    }

    private mutating func append(_ kind: Kind, from start: Int, to end: Int) {
      // The reader rejects files with more bytes than fit.
      entries.append(
        Entry(
          kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
          next: UInt32(truncatingIfNeeded: entries.count + 1)))
    }

    private mutating func readString(_ missing: Failure.Reason) throws(Failure) {
      guard offset < source.count else { throw failure(.unterminated) }
      let first = source[offset]
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        let start = offset + 1
        offset = ByteSearch.place(of: first, in: source, from: start)
        let upToQuote = UnsafeBufferPointer(rebasing: source[start..<offset])
        let isEscaped = ByteSearch.place(of: UInt8(ascii: "\\"), in: upToQuote, from: 0) < upToQuote.count
        if isEscaped {
          offset = start
          while offset < source.count, source[offset] != first {
            offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
          }
        }
        guard offset < source.count else {
          offset = source.count
          throw failure(.unterminated)
        }
        append(isEscaped ? .escapedString : .quotedString, from: start, to: offset)
        offset += 1
        return
      }
      let start = offset
      offset = PlainText.end(in: source, from: start)
      if offset == start { throw failure(missing) }
      append(.string, from: start, to: offset)
    }

    private mutating func readData() throws(Failure) {
      let start = offset + 1
      offset = start
      var digits = 0
      while offset < source.count, source[offset] != UInt8(ascii: ">") {
        if !Self.isSpace(source[offset]) {
          guard Character(Unicode.Scalar(source[offset])).isHexDigit, source[offset] < 0x80 else {
            throw failure(.invalidData)
          }
          digits += 1
        }
        offset += 1
      }
      guard offset < source.count else { throw failure(.unterminated) }
      if digits % 2 == 1 { throw failure(.invalidData) }
      append(.data, from: start, to: offset)
      offset += 1
    }

    // MARK: Containers

    /// Reads what must follow a value: nothing at the top, a comma unless the array ends, a semicolon.
    private mutating func endValue(in container: Container?) throws(Failure) {
      guard let container else { return }
      try skipSpace()
      guard offset < source.count else { throw failure(.unterminated) }
      if container.isArray {
        if source[offset] == UInt8(ascii: ",") {
          offset += 1
        } else if source[offset] != UInt8(ascii: ")") {
          throw failure(.expectedComma)
        }
      } else {
        guard source[offset] == UInt8(ascii: ";") else { throw failure(.expectedSemicolon) }
        offset += 1
      }
    }

    private mutating func closes(_ container: Container) throws(Failure) -> Bool {
      try skipSpace()
      guard offset < source.count else { throw failure(.unterminated) }
      guard source[offset] == (container.isArray ? UInt8(ascii: ")") : UInt8(ascii: "}")) else { return false }
      offset += 1
      return true
    }

    private mutating func readKey() throws(Failure) {
      try readString(.expectedKey)
      try skipSpace()
      guard offset < source.count else { throw failure(.unterminated) }
      guard source[offset] == UInt8(ascii: "=") else { throw failure(.expectedEquals) }
      offset += 1
    }

    // MARK: Space and comments

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    /// In half of all cases there is nothing to skip.
    @inline(__always)
    private mutating func skipSpace() throws(Failure) {
      if offset < source.count, source[offset] > 0x20, source[offset] != UInt8(ascii: "/") { return }
      try skipSpaceAndComments()
    }

    private mutating func skipSpaceAndComments() throws(Failure) {
      while true {
        var place = offset
        while place < source.count, Self.isSpace(source[place]) { place &+= 1 }
        offset = place
        guard place + 1 < source.count, source[place] == UInt8(ascii: "/") else { return }
        switch source[place + 1] {
        case UInt8(ascii: "/"):
          while offset < source.count, source[offset] != 0x0A, source[offset] != 0x0D { offset += 1 }
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      }
    }

    private mutating func skipComment() throws(Failure) {
      // Its first star does not end it.
      offset += 2
      repeat {
        offset = ByteSearch.place(of: UInt8(ascii: "/"), in: source, from: offset + 1)
      } while offset < source.count && source[offset - 1] != UInt8(ascii: "*")
      guard offset < source.count else {
        offset = source.count
        throw failure(.unterminated)
      }
      offset += 1
    }
  }
}
