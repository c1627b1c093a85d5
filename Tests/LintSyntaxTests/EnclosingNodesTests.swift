import LintSyntax
import Testing

@Suite("The way out of a chain of calls")
struct EnclosingNodesTests {
  /// The text of the nodes around `mark`, each up to its first line's end.
  private func texts(around mark: String, in source: String) -> [String] {
    let tree = SyntaxTree.kept(source)
    guard let node = tree.all(DeclReferenceExpr.self).first(where: { $0.nameToken.text == mark })?.node else {
      return ["no \(mark)"]
    }
    return node.enclosingNodes.map { $0.text }
  }

  @Test("From the middle of a chain, the whole chain is next")
  func passesOverLaterLinks() {
    #expect(
      texts(around: "mark", in: "let x = a.b { mark }.c().d?.e[0]!.f") == [
        "{ mark }", "a.b { mark }", "a.b { mark }.c().d?.e[0]!.f", "x = a.b { mark }.c().d?.e[0]!.f",
        "let x = a.b { mark }.c().d?.e[0]!.f", "let x = a.b { mark }.c().d?.e[0]!.f"
      ])
  }

  @Test("What begins where the chain begins and is no expression is not passed over")
  func keepsStatements() {
    let tree = SyntaxTree.kept("a.b { mark }.c().d()\n")
    let reference = tree.all(DeclReferenceExpr.self).first { $0.nameToken.text == "mark" }
    let kinds = reference?.node.enclosingNodes.map(\.kind)
    #expect(kinds == [.closureExpr, .functionCallExpr, .functionCallExpr, .sourceFile])
  }

  @Test("A chain in an operand, an argument and an element ends there")
  func endsWithTheChain() {
    #expect(texts(around: "mark", in: "f(a.b { mark }.c.d + e)").contains("a.b { mark }.c.d + e"))
    #expect(texts(around: "mark", in: "f([a.b { mark }.c.d, e])").contains("[a.b { mark }.c.d, e]"))
    #expect(texts(around: "mark", in: "f(g: a.b { mark }.c.d)").contains("g: a.b { mark }.c.d"))
  }

  @Test("Of all nodes around, only expressions that begin with the chain are left out", arguments: SyntaxFixtures.names)
  func leavesOutChainsAlone(name: String) throws {
    let tree = SyntaxTree.parse(try SyntaxFixtures.bytes(name))
    for node in tree.root.descendants {
      let kept = Array(node.enclosingNodes)
      let all = Array(node.ancestors)
      #expect(kept == all.filter { kept.contains($0) })
      for left in all where !kept.contains(left) {
        let inner = ([node] + kept).last { $0.id > left.id && $0.id < left.subtreeEnd }
        #expect(left.kind.category == .expression || left.kind.category == .piece, "\(left.kind.name)")
        #expect(inner?.firstToken == left.firstToken)
      }
    }
  }

  @Test("The way out of each closure of a long chain is short")
  func isShort() {
    let tree = SyntaxTree.kept("let x = a" + String(repeating: ".b { $0 }", count: 500))
    let steps = tree.all(ClosureExpr.self).map { Array($0.node.enclosingNodes).count }
    #expect(steps.count == 500)
    #expect(steps.allSatisfy { $0 <= 6 })
  }
}
