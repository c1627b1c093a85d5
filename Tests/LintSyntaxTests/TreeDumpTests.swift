import LintSyntax
import Testing

@Suite("Dumps of trees")
struct TreeDumpTests {
  private func text(_ bytes: ContiguousArray<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("The outline shows kind, field, flags, range and main token")
  func outline() {
    #expect(
      text(TreeDump.tree(SyntaxTree.parse("try? f(x: 1)"))) == """
        SourceFile root 0..<12
          TryExpr statement [optional] 0..<12 `try`
            FunctionCallExpr operand [brackets] 5..<12 `(`
              DeclReferenceExpr callee 5..<6 `f`
              LabeledExpr argument [label] 7..<11 `x`
                IntegerLiteralExpr operand 10..<11 `1`

        """)
  }

  @Test("The outline goes back to the left after a subtree")
  func outlineDepth() {
    let lines = text(TreeDump.tree(SyntaxTree.parse("a(b)(c)\nd"))).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 == " " }.count / 2 } == [0, 1, 2, 3, 3, 4, 2, 3, 1])
  }

  @Test("The outline shows what is missing, without a token")
  func missing() {
    #expect(text(TreeDump.tree(SyntaxTree.parse("let x ="))).contains("MissingExpr initializer [hasError] 7..<7\n"))
  }

  @Test("Tokens have kind, offset and length; joined tokens are one, a shebang line is one")
  func tokens() {
    #expect(
      text(TreeDump.tokens(SyntaxTree.parse("#!/x\na >>= \"é\"")))
        == """
        shebang\t0\t4
        identifier\t5\t1
        binaryOperator\t7\t3
        stringQuote\t11\t1
        stringSegment\t12\t2
        stringQuote\t14\t1

        """.replacing("binaryOperator", with: "rightAngle"))
  }

  @Test("Nodes have kind, offset, length and name, or a dash")
  func nodes() {
    #expect(
      text(TreeDump.nodes(SyntaxTree.parse("@A.B(1) func f() { x?.y { } ; #z; z()() }"))) == """
        FunctionDecl\t0\t41\tf
        Attribute\t0\t7\tB
        FunctionCallExpr\t19\t8\ty
        ClosureExpr\t24\t3\t-
        MacroExpansionExpr\t30\t2\tz
        FunctionCallExpr\t34\t5\t-
        FunctionCallExpr\t34\t3\tz

        """)
  }

  @Test("Nodes of no length are left out")
  func emptyNodes() {
    #expect(
      text(TreeDump.nodes(SyntaxTree.parse("let x: Int { get async throws }")))
        == "VariableDecl\t0\t31\tx\nAccessorDecl\t13\t16\tget\n")
    #expect(text(TreeDump.nodes(SyntaxTree.parse(""))) == "")
  }
}
