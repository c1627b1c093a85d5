import Testing

@testable import LintSyntax

/// Tokens and nodes count in 16 bits where they can. Larger ones must be just as correct.
@Suite("Files that are larger than their columns")
struct LargeFileTests {
  /// Around the longest token that needs no more than 16 bits, and far beyond.
  private static let lengths = [65_533, 65_534, 65_535, 65_536, 70_000, 131_072]

  private func tokens(_ text: String) -> [Token] {
    var parser = Parser()
    #expect(Invariants.violations(in: Array(text.utf8), parser: &parser) == [])
    let tree = SyntaxTree.parse(text)
    return withExtendedLifetime(tree) { Array(tree.tokens) }
  }

  private func length(of kind: TokenKind, in text: String) -> UInt32? { tokens(text).first { $0.kind == kind }?.length }

  @Test("Names, numbers, operators and comments of any length", arguments: lengths)
  func ordinaryTokens(length: Int) {
    let expected = UInt32(length)
    #expect(self.length(of: .identifier, in: String(repeating: "a", count: length)) == expected)
    #expect(self.length(of: .integerLiteral, in: String(repeating: "1", count: length)) == expected)
    #expect(self.length(of: .binaryOperator, in: "1 " + String(repeating: "+", count: length) + " 2") == expected)
    #expect(tokens("a /*" + String(repeating: "x", count: length) + "*/ b").map(\.length) == [1, 1, 0])
  }

  @Test("Operators that are joined of pieces", arguments: lengths)
  func angles(length: Int) {
    #expect(
      tokens("a " + String(repeating: ">", count: length) + " b").map(\.length).filter { $0 > 0 } == [
        1, UInt32(length), 1
      ])
  }

  @Test("Strings of one line and of several", arguments: lengths)
  func strings(length: Int) {
    let text = String(repeating: "x", count: length)
    #expect(self.length(of: .stringSegment, in: "\"\(text)\"") == UInt32(length))
    #expect(self.length(of: .regexLiteralPattern, in: "let r = /\(text)/") == UInt32(length))
    let lines = tokens("\"\"\"\n  a\n  \(text)\n  \\(b)\(text)\n  \"\"\"").filter { $0.kind == .stringSegment }
    #expect(lines.map(\.length) == [2, UInt32(length + 1), UInt32(length)])
  }

  @Test("Two names that differ only in their bytes are told apart")
  func names() {
    let (one, other) = (String(repeating: "a", count: 70_000), String(repeating: "b", count: 70_000))
    let tree = SyntaxTree.parse("\(one)\n\(other)")
    withExtendedLifetime(tree) {
      let names = tree.root.children.map(\.mainToken)
      #expect(names.count == 2 && names[0].isSpelled(one) && names[1].isSpelled(other) && !names[0].isSpelled(other))
    }
  }

  @Test("Nodes that are far from their parents, first tokens and ends", arguments: [13_000, 14_000, 40_000])
  func nodes(count: Int) throws {
    let text = "struct S {\n" + String(repeating: "  let a = 1\n", count: count) + "}\nstruct T {}\n"
    var parser = Parser()
    #expect(Invariants.violations(in: Array(text.utf8), parser: &parser) == [])
    let whole = SyntaxTree.parse(text)
    let outline = whole.outline()
    defer { withExtendedLifetime((whole, outline)) {} }
    for tree in [whole, outline] {
      let types = Array(tree.root.children)
      #expect(types.map(\.kind) == [.structDecl, .structDecl])
      #expect(types.map { $0.mainToken.text } == ["S", "T"] && types.map { $0.lastToken.text } == ["}", "}"])
      let members = try #require(types[0].children.first { $0.kind == .memberBlock })
      let variables = members.children.filter { $0.kind == .variableDecl }
      #expect(variables.count == count && variables.allSatisfy { $0.parent == members })
      #expect(variables.last?.range.upperBound == types[0].range.upperBound - 2)
    }
  }
}
