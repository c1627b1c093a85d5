import Testing

@testable import LintSyntax

@Suite("The validator of trees")
struct TreeValidatorTests {
  private typealias Problem = TreeValidator.Violation.Problem

  private func problems(_ source: String, _ nodes: [PendingNode]) -> [Problem] {
    TreeValidator.violations(in: HandmadeTree.make(source, nodes)).map(\.problem)
  }

  private func node(
    _ kind: NodeKind, _ role: Role, _ tokens: ClosedRange<UInt32>, start: UInt32, main: UInt32? = nil,
    _ flags: NodeFlags = []
  ) -> PendingNode {
    HandmadeTree.node(kind, role, tokens, start: start, main: main, flags)
  }

  @Test("A tree like the parser's is valid")
  func valid() {
    #expect(
      problems(
        "await x",
        [
          node(.declReferenceExpr, .operand, 1...1, start: 0), node(.awaitExpr, .statement, 0...1, start: 0),
          node(.sourceFile, .root, 0...1, start: 0)
        ]) == [])
  }

  @Test("A field that the layout does not have")
  func unknownField() {
    #expect(
      problems(
        "await x",
        [
          node(.declReferenceExpr, .callee, 1...1, start: 0), node(.awaitExpr, .statement, 0...1, start: 0, .hasError),
          node(.sourceFile, .root, 0...1, start: 0)
        ]) == [.roleNotInLayout(.callee, of: .awaitExpr)])
  }

  @Test("A field for one that two nodes fill")
  func filledTwice() {
    #expect(
      problems(
        "await x y",
        [
          node(.declReferenceExpr, .operand, 1...1, start: 0), node(.declReferenceExpr, .operand, 2...2, start: 1),
          node(.awaitExpr, .statement, 0...2, start: 0), node(.sourceFile, .root, 0...2, start: 0)
        ]) == [.fieldFilledTwice(.operand, of: .awaitExpr)])
  }

  @Test("A field that must be filled and is not, unless the node has an error")
  func missingField() {
    #expect(
      problems(
        "await",
        [
          node(.awaitExpr, .statement, 0...0, start: 0), node(.sourceFile, .root, 0...0, start: 0)
        ]) == [.fieldMissing(.operand, of: .awaitExpr)])
    #expect(
      problems(
        "await",
        [
          node(.awaitExpr, .statement, 0...0, start: 0, .hasError), node(.sourceFile, .root, 0...0, start: 0)
        ]) == [])
  }

  @Test("An attribute after what it belongs to")
  func outOfOrder() {
    #expect(
      problems(
        "let x @a",
        [
          node(.patternBinding, .binding, 1...1, start: 0, .hasError),
          node(.attribute, .attribute, 2...3, start: 1, .hasError), node(.variableDecl, .statement, 0...3, start: 0),
          node(.sourceFile, .root, 0...3, start: 0)
        ]) == [.fieldOutOfOrder(.attribute, of: .variableDecl)])
  }

  @Test("Tokens outside of the parent's")
  func outsideParent() {
    #expect(
      problems(
        "a b",
        [
          node(.declReferenceExpr, .operand, 1...1, start: 0), node(.awaitExpr, .statement, 0...0, start: 0),
          node(.sourceFile, .root, 0...1, start: 0)
        ]) == [.tokensOutsideParent])
  }

  @Test("Tokens that two siblings have")
  func overlap() {
    #expect(
      problems(
        "a b",
        [
          node(.declReferenceExpr, .statement, 0...1, start: 0), node(.declReferenceExpr, .statement, 1...1, start: 1),
          node(.sourceFile, .root, 0...1, start: 0)
        ]) == [.tokensOverlapSibling])
  }

  @Test("A main token that is not the node's")
  func mainToken() {
    #expect(
      problems(
        "a b",
        [
          node(.declReferenceExpr, .statement, 0...0, start: 0, main: 1), node(.sourceFile, .root, 0...1, start: 0)
        ]) == [.mainTokenOutside])
  }

  @Test("Tokens that the file does not have")
  func outOfBounds() {
    #expect(problems("a", [node(.sourceFile, .root, 0...7, start: 0)]) == [.tokensOutOfBounds])
  }

  @Test("A subtree that ends outside, and a parent that is another node", arguments: [false, true])
  func structure(breaksParent: Bool) {
    let tree = HandmadeTree.ofEachKind()
    let columns = UnsafeMutablePointer(mutating: tree.columns).pointee
    if breaksParent {
      UnsafeMutablePointer(mutating: columns.reaches)[2].parent = 1
    } else {
      UnsafeMutablePointer(mutating: columns.reaches)[2].nodeCount = UInt16(columns.nodeCount)
    }
    #expect(TreeValidator.violations(in: tree).map(\.problem) == [breaksParent ? .wrongParent : .subtreeOutOfBounds])
  }

  @Test("Tokens that overlap, brackets that disagree, bytes in no token")
  func tokens() {
    func problems(_ source: String, _ change: (UnsafeMutablePointer<Token>) -> Void) -> [Problem] {
      let tree = SyntaxTree.parse(source)
      change(UnsafeMutablePointer(mutating: tree.columns.pointee.tokens))
      return TreeValidator.violations(in: tree).map(\.problem)
    }
    #expect(problems("f(x)") { _ in } == [])
    #expect(problems("f(x)") { $0[1].offset = 0 } == [.tokenOutOfOrder])
    #expect(problems("f(x)") { $0[1].payload = 0 } == [.bracketsDisagree, .bracketsDisagree])
    #expect(problems("f(xy)") { $0[2].length = 1 } == [.byteOutsideTokens])
    #expect(problems("f(x)") { $0[4].kind = .comma } == [.noEndOfFile])
  }

  @Test(
    "What may be between tokens",
    arguments: [
      "a // b", "a /* b /* c */ d */ + e", "#!x\na", "\u{FEFF}a", "\"\"\"\n  a\\  \n  b\n  \"\"\"",
      "#\"\"\"\na\\#\nb\n\"\"\"#", "", "\t\r\n"
    ])
  func trivia(source: String) {
    let tree = SyntaxTree.parse(source)
    #expect(tree.errors.isEmpty)
    #expect(TreeValidator.violations(in: tree) == [])
  }

  @Test(
    "What may not",
    arguments: ["x", "/", "/* a", "/* a */ b", "// a\nb", "\\a", " #!", "\u{E9}", "/* /* */"])
  func noTrivia(source: String) {
    let isTrivia = Array(source.utf8).withUnsafeBufferPointer { TriviaScan.isTrivia($0.indices, of: $0) }
    #expect(!isTrivia)
  }
}
