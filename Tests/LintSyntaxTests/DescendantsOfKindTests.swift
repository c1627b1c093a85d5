import LintSyntax
import Testing

@Suite("Nodes of one kind")
struct DescendantsOfKindTests {
  @Test("They are those of all descendants that have the kind", arguments: NodeKind.allCases)
  func all(kind: NodeKind) {
    let tree = SyntaxTree.kept(
      """
      import A
      class C: B { var a = [1, 2], b: Int { f(g(h())) }; func f(_ x: Int...) async throws -> C? { for try await y in z { await y.w() } } }
      extension C where Self: P { init() { let t = { [weak self] in self?.a = a + 1 }; t(); switch a { case 1: break; default: return } } }
      """)
    for node in [tree.root] + Array(tree.root.descendants) {
      let expected = node.descendants.filter { $0.kind == kind }
      #expect(Array(node.descendants(of: kind)) == expected)
    }
  }
}
