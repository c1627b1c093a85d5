/// The comments between two tokens, line by line.
extension TokenCursor {
  /// The text between the token before and this one.
  private var linesBefore: [Substring] {
    let start = Int(previous?.end ?? 0)
    let space = UnsafeBufferPointer(start: columns.pointee.source + start, count: Int(offset) - start)
    return String(decoding: space, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// What stands between the code before and this one, but for what is on the line of that code and about it.
  private var linesOfItsOwn: ArraySlice<Substring> {
    (previous == nil ? linesBefore[...] : linesBefore.dropFirst()).dropLast()
  }

  /// The lines of comments right above the token's line, without a blank line between.
  public var commentsAbove: [Substring] {
    linesOfItsOwn.reversed().prefix { line in line.contains { !$0.isWhitespace } }.reversed()
  }

  /// What follows on the line of the token before this one.
  public var commentOnLineBefore: [Substring] { Array(linesBefore.prefix(1)) }

  /// Whether a heading or a comment above begins by saying that a mock follows: `// MARK: - Mock service`,
  /// `/// In-memory fake`.
  var isAnnouncedAsMock: Bool {
    linesOfItsOwn.contains { line in
      let words = line.split { !$0.isLetter }.drop { $0 == "MARK" }.prefix(3)
      return words.contains { ["mock", "mocks", "fake", "fakes", "stub", "stubs"].contains($0.lowercased()) }
    }
  }
}
