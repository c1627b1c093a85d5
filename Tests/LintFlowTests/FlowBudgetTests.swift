import LintFlow
import LintSyntax
import Testing

/// The questions of one rule about one function are bounded.
@Suite("Budgets of path questions")
struct FlowBudgetTests {
  /// The control-flow graph of a function with that many branches, for one asker.
  private func graph(branches: Int, _ asker: FlowAsker) throws -> ControlFlow {
    try graph(of: String(repeating: "if x { g() }\n", count: branches), asker)
  }

  private func graph(of statements: String, _ asker: FlowAsker) throws -> ControlFlow {
    let tree = SyntaxTree.parse("func f() {\n" + statements + "}")
    _ = Unmanaged.passRetained(tree)
    let item = try #require(tree.root.descendants.first { $0.kind == .functionDecl })
    let names = LocalNames(item: item, for: asker)
    return ControlFlow(try #require(names.body(at: item)), of: names)
  }

  /// How many of that many questions are answered.
  private func answers(of graph: ControlFlow, to questions: Int) -> Int {
    (0..<questions).count { _ in graph.hasPath(from: .entry, to: .exit(.returns)).isYes }
  }

  @Test("Questions about an ordinary function are answered, very many of them")
  func ordinary() throws {
    let asker = FlowAsker()
    #expect(answers(of: try graph(branches: 50, asker), to: 300) == 300)
    #expect(asker.exhausted.isEmpty)
  }

  @Test(
    "In a very large function some are answered, the function is named once, and the next rule has a budget of its own")
  func large() throws {
    let asker = FlowAsker()
    let graph = try graph(branches: 4_000, asker)
    let answered = answers(of: graph, to: 500)
    #expect(answered > 10 && answered < 500)
    #expect(graph.hasPath(from: .entry, to: .exit(.returns)) == .unknown)
    #expect(asker.exhausted == [graph.names.item.range])
    asker.beginRule()
    #expect(asker.exhausted.isEmpty)
    #expect(graph.hasPath(from: .entry, to: .exit(.returns)) == .yes)
  }
  @Test("A question about very many places in one row of statements costs one walk")
  func placesInOneBlock() throws {
    let asker = FlowAsker()
    let graph = try graph(of: String(repeating: "g()\n", count: 4_000), asker)
    let calls = graph.names.item.descendants.filter { $0.kind == .functionCallExpr }.flatMap { graph.places(of: $0) }
    #expect(calls.count == 4_000)
    _ = graph.suspensions(between: .entry, and: .before(calls))
    #expect(graph.hasPath(from: .behind(calls), to: .exit(.returns)) == .yes)
    #expect(graph.hasPath(from: .entry, to: .exit(.returns)) == .yes)
    #expect(asker.exhausted.isEmpty)
  }
}
