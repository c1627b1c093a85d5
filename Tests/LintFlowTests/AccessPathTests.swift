import LintFlow
import LintSyntax
import Testing

@Suite("Access paths")
struct AccessPathTests {
  /// How the path after `/*A*/` relates to the one after `/*B*/`.
  private func relation(_ statements: String) throws -> AccessPath.Relation {
    let code = FlowSnippet("struct S { func f(x: X, i: Int) { var j = 0; \(statements) } }")
    let node = code.node("A")
    let names = try #require(LocalNames(around: node))
    let first = try #require(AccessPath(node, in: names))
    return first.relation(to: try #require(AccessPath(code.node("B"), in: names)))
  }

  @Test(
    "Paths of the same names are the same, ignoring ? and !",
    arguments: [
      "f(/*A*/x.y, /*B*/x.y)", "f(/*A*/x?.y!, /*B*/x.y)", "f(/*A*/self.a.b, /*B*/self.a.b)",
      "f(/*A*/x[0].y, /*B*/x[0].y)"
    ])
  func same(_ statements: String) throws {
    #expect(try relation(statements) == .same)
  }

  @Test("A member may be written with self and without")
  func implicitSelf() throws {
    #expect(try relation("f(/*A*/self.a.b, /*B*/a.b)") == .same)
    #expect(try relation("f(/*A*/self.x, /*B*/x)") == .different)
  }

  @Test("self in a closure that holds it weakly is the same")
  func weakSelf() throws {
    #expect(
      try relation("f(/*A*/self.a); g { [weak self] in guard let self else { return }; f(/*B*/self.a) }") == .same)
  }

  @Test("A path contains what goes on from it")
  func parts() throws {
    #expect(try relation("f(/*A*/x.y, /*B*/x.y.z)") == .contains)
    #expect(try relation("f(/*A*/x.y.z, /*B*/x)") == .isPart)
  }

  @Test("Another name, and another variable of the same name, are different")
  func different() throws {
    #expect(try relation("f(/*A*/x.y, /*B*/x.z)") == .different)
    #expect(try relation("f(/*A*/x.y); do { let x = 1; f(/*B*/x.y) }") == .different)
    #expect(try relation("f(/*A*/x[0], /*B*/x[1])") == .different)
  }

  @Test("Elements are the same when the same constants select them, and otherwise perhaps")
  func elements() throws {
    #expect(try relation("f(/*A*/x[i], /*B*/x[i])") == .same)
    #expect(try relation("f(/*A*/x[j], /*B*/x[j])") == .unknown)
    #expect(try relation("f(/*A*/x[i], /*B*/x[0])") == .unknown)
    #expect(try relation("f(/*A*/x[g()], /*B*/x[g()])") == .unknown)
  }

  @Test("What a call returns is no path")
  func call() throws {
    let code = FlowSnippet("func f(x: X) { g(/*A*/x.y().z) }")
    let names = try #require(LocalNames(around: code.node("A")))
    #expect(AccessPath(code.node("A"), in: names) == nil)
  }

  @Test("The path of a use goes up to the method that is called on it")
  func pathOfUse() throws {
    let code = FlowSnippet("func f(/*x*/x: X) { x.y.z.append(1) }")
    let names = code.names
    let use = try #require(names.uses(of: code.definition("x")).first { _ in true })
    let path = try #require(AccessPath(of: use, in: names))
    #expect(path.steps.count == 2)
  }

  @Test("What a body does with a path is found in the order of evaluation")
  func usesOfPath() throws {
    let code = FlowSnippet(
      """
      struct S { func f() async { let old = /*P*/self.total; other = 1; self.total.count += await g(); total = old; self = h() } }
      """)
    let graph = code.graph(around: "P")
    let path = try #require(AccessPath(code.node("P"), in: graph.names))
    let uses = graph.uses(of: path)
    #expect(uses.map(\.relation) == [.same, .isPart, .same, .contains])
    #expect(uses.map { graph.names[$0.use].kind } == [.read, .modify, .write, .write])
  }
}
