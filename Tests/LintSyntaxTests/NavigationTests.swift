import LintSyntax
import Testing

@Suite("Walking within functions")
struct NavigationTests {
  /// The function around the call `mark()`.
  private func functionAroundMark(_ source: String) -> String {
    let tree = SyntaxTree.kept(source)
    guard let call = tree.all(FunctionCallExpr.self).first(where: { $0.calleeNameToken?.text == "mark" }) else {
      return "no mark"
    }
    return switch call.node.enclosingFunctionLike {
    case nil: "nothing"
    case .function(let function): "func \(function.nameToken?.text ?? "-")"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .accessor(let accessor): accessor.keywordToken.text
    case .getter: "getter"
    case .closure: "closure"
    }
  }

  @Test(
    "A node belongs to the function whose body contains it",
    arguments: [
      ("func f() { if a { mark() } }", "func f"), ("func f() { g { mark() } }", "closure"),
      ("func f() { defer { mark() } }", "func f"),
      ("class A { init() { mark() } }", "init"), ("class A { deinit { mark() } }", "deinit"),
      ("var x: Int { mark() }", "getter"),
      ("var x: Int { get { mark() } }", "get"), ("var x = 1 { didSet { mark() } }", "didSet"),
      ("struct S { subscript(i: Int) -> Int { mark() } }", "getter"), ("func f() { #if A\nmark()\n#endif\n}", "func f")
    ])
  func bodies(source: String, expected: String) {
    #expect(functionAroundMark(source) == expected)
  }

  @Test("A closure's captures are evaluated by the function around it")
  func captures() {
    #expect(functionAroundMark("func f() { g { [x = mark()] in x } }") == "func f")
  }

  @Test(
    "Default arguments, property initializers and attributes belong to no body",
    arguments: [
      "func f(a: Int = mark()) {}", "class A { var x = mark() }", "mark()", "func f() { struct S { var x = mark() } }",
      "@A(mark()) func f() {}"
    ])
  func outside(source: String) {
    #expect(functionAroundMark(source) == "nothing")
  }

  /// The names of the calls that a walk through the body of the first function meets.
  private func calls(_ source: String, stopping: Bool) -> [String] {
    let tree = SyntaxTree.kept(source)
    guard let body = tree.first(FunctionDecl.self)?.body else { return ["no body"] }
    return body.node.descendants(stoppingAtNestedFunctions: stopping).compactMap {
      FunctionCallExpr($0)?.calleeNameToken?.text
    }
  }

  private let nested = """
    func f() {
      a { [x = b()] in c() }
      func g(y: Int = d()) { e() }
      var h: Int { i() }
      struct S { var j = k(); func l() { m() } }
      do { n() } catch { o() }
    }
    """

  @Test("A walk stops at nested functions, closures and types")
  func stopping() {
    #expect(calls(nested, stopping: true) == ["a", "b", "n", "o"])
  }

  @Test("A walk goes everywhere when asked to")
  func everywhere() {
    #expect(calls(nested, stopping: false) == ["a", "b", "c", "d", "e", "i", "k", "m", "n", "o"])
  }

  @Test("A walk that begins at a closure visits its statements")
  func closureRoot() throws {
    let tree = SyntaxTree.kept("f { a(); g { b() } }")
    let closure = try #require(tree.first(ClosureExpr.self))
    let names = closure.node.descendants(stoppingAtNestedFunctions: true).compactMap {
      FunctionCallExpr($0)?.calleeNameToken?.text
    }
    #expect(names == ["a", "g"])
  }

  @Test("A walk passes over what it is told to")
  func skipping() throws {
    let tree = SyntaxTree.kept("func f() { a(b()); c() }")
    let body = try #require(tree.first(CodeBlock.self))
    var names: [String] = []
    var walk = body.node.descendants(stoppingAtNestedFunctions: true)
    while let node = walk.next() {
      guard let call = FunctionCallExpr(node) else { continue }
      names.append(call.calleeNameToken?.text ?? "-")
      walk.skipDescendants(of: node)
    }
    #expect(names == ["a", "c"])
  }

  @Test("The nearest node of a kind is found")
  func enclosing() throws {
    let tree = SyntaxTree.kept("class A { struct B { func f() { mark() } } }")
    let call = try #require(tree.first(FunctionCallExpr.self))
    #expect(call.node.enclosing(NominalTypeDecl.self)?.nameToken?.text == "B")
    #expect(call.node.enclosing(ClassDecl.self)?.nameToken?.text == "A")
    #expect(call.node.enclosing(ActorDecl.self) == nil)
  }

  @Test("A function without a body has no statements")
  func noBody() {
    let tree = SyntaxTree.kept("protocol P { func f() }")
    #expect(tree.first(FunctionLike.self)?.statements.isEmpty == true)
  }
}
