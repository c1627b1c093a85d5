import Testing

@testable import LintSyntax

/// Each bound of ``Limits`` has an error that says so, and what stays within it is parsed.
@Suite("Limits")
struct LimitTests {
  @Test("A file of as many tokens as there may be is lexed")
  func tokensWithinLimit() {
    let lexed = LexedSource("a; b; c", largestTokenCount: 5)
    #expect(lexed.errors == [])
    #expect(lexed.spelling == "a │ ; │ b │ ; │ c")
  }

  @Test(
    "Of a file with more tokens, only its end is lexed",
    arguments: [
      "a; b; c", "(((((", "[[{((a", "\"\\n\\n\\n\\n\\n\"", "\"\"\"\n\n\n\n\n\n", "\"a\\(b", "a /* b */ >>>>> c"
    ])
  func tooManyTokens(source: String) {
    let lexed = LexedSource(source, largestTokenCount: 4)
    #expect(lexed.errors == [SyntaxError(offset: 0, reason: .tooManyTokens)])
    #expect(lexed.tokens.isEmpty)
    #expect(Int(lexed.endOfFile.offset) == source.utf8.count)
  }

  @Test("The limit of one file does not affect the next")
  func limitIsOfOneFile() {
    var buffer = TokenBuffer()
    var errors: [SyntaxError] = []
    var names = WellKnownNameSet()
    for limit in [1, 100] {
      errors = []
      let source = Array("a; b; c".utf8) + [UInt8](repeating: 0, count: SourcePadding.byteCount)
      Lexer.lex(
        source: source, count: source.count - SourcePadding.byteCount, into: &buffer, errors: &errors, names: &names,
        largestTokenCount: limit)
    }
    #expect(errors == [])
    #expect(buffer.count == 6)
  }

  @Test("A file that is too large is not read at all")
  func fileSize() {
    let source = [UInt8](repeating: 0, count: SourcePadding.byteCount)
    var parser = Parser()
    let tree = parser.parse(paddedSource: source, count: Limits.fileSize + 1)
    #expect(tree.errors == [SyntaxError(offset: 0, reason: .fileTooLarge)])
    #expect(tree.root.descendants.reduce(0) { count, _ in count + 1 } == 0)
    #expect(tree.tokens.map(\.kind) == [.endOfFile])
  }

  @Test("Nesting within the limit is parsed", arguments: zip(["(", "[", "{ "], [")", "]", " }"]))
  func nestingWithinLimit(opening: String, closing: String) {
    let depth = Limits.nestingDepth / 2 - 1
    let tree = SyntaxTree.parse(
      String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth))
    #expect(tree.errors == [])
  }

  @Test(
    "Deeper nesting is one error where it begins, and what follows is parsed",
    arguments: zip(["(", "[", "{ "], [")", "]", " }"]))
  func nestingTooDeep(opening: String, closing: String) {
    let depth = 2 * Limits.nestingDepth
    let tree = SyntaxTree.parse(
      String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth) + "\nfunc behind() {}")
    #expect(tree.errors.map(\.reason) == [.nestingTooDeep])
    #expect(tree.root.children.contains { $0.kind == .functionDecl })
  }

  @Test("Each limit is told with its number")
  func messages() {
    let told: [(SyntaxError.Reason, Int)] = [
      (.nestingTooDeep, Limits.nestingDepth), (.fileTooLarge, Limits.fileSize), (.tooManyTokens, Limits.tokenCount)
    ]
    for (reason, limit) in told {
      #expect(SyntaxError(offset: 0, reason: reason).message.contains(" \(limit) "))
    }
  }
}
