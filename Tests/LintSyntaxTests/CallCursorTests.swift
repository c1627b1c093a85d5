import LintSyntax
import Testing

@Suite("Calls and closures")
struct CallCursorTests {
  /// The bytes of the call's callee up to its last name.
  private func callee(_ source: String) -> String? {
    let tree = SyntaxTree.kept(source)
    guard let range = tree.first(FunctionCallExpr.self)?.calleeRange else { return nil }
    return String(decoding: tree.source[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  @Test(
    "The callee's name is its last identifier",
    arguments: [
      ("f()", "f"), ("a.b.c()", "c"), ("a?.b!()", "b"), ("A<Int>.make<T>()", "make"), (".some(1)", "some"),
      ("a.f(x:)(1)", "f"),
      ("self.init()", "init"), ("(f)()", nil), ("f()()", nil), ("{ 1 }()", nil)
    ] as [(String, String?)])
  func calleeName(source: String, name: String?) {
    let tree = SyntaxTree.kept(source)
    #expect(tree.first(FunctionCallExpr.self)?.calleeNameToken?.text == name)
  }

  @Test("The callee's range ends with its name, before generic arguments")
  func calleeRange() {
    #expect(callee("a.b.c<Int>(1) { }") == "a.b.c")
    #expect(callee("Task.detached { }") == "Task.detached")
    #expect(callee("(f)()") == "(f)")
  }

  @Test("The callee's base is the part before its period")
  func calleeBase() throws {
    let call = try #require(SyntaxTree.kept("self.context!.fetch<T>(d)").first(FunctionCallExpr.self))
    #expect(call.calleeBase?.text == "self.context!")
    #expect(call.calleeName == Name(.fetch))
    #expect(SyntaxTree.kept(".some(1)").first(FunctionCallExpr.self)?.calleeBase == nil)
    #expect(SyntaxTree.kept("f(1)").first(FunctionCallExpr.self)?.calleeBase == nil)
  }

  @Test("Arguments have labels and expressions")
  func arguments() throws {
    let tree = SyntaxTree.kept("run(1, operation: { }, value: x)")
    let call = try #require(tree.first(FunctionCallExpr.self))
    #expect(call.arguments.map { $0.label?.text } == [nil, "operation", "value"])
    #expect(call.arguments.map { $0.expression?.text } == ["1", "{ }", "x"])
    #expect(call.argument(labeled: .value)?.expression?.text == "x")
    #expect(call.argument(labeled: .sleep) == nil)
    #expect(call.closure(labeled: .operation)?.text == "{ }")
    #expect(call.arguments.count == 3 && call.arguments.last?.labelName == Name(.value))
    #expect(call.arguments.element(at: 1)?.labelName == Name(.operation) && call.arguments.element(at: 3) == nil)
    #expect(call.hasBrackets)
  }

  @Test("Trailing closures are the first without a label, and labelled ones")
  func trailingClosures() throws {
    let tree = SyntaxTree.kept("withTaskCancellationHandler { a } onCancel: { b }")
    let call = try #require(tree.first(FunctionCallExpr.self))
    #expect(call.trailingClosure?.text == "{ a }")
    #expect(call.additionalTrailingClosures.map(\.label.text) == ["onCancel"])
    #expect(call.closure(labeled: .onCancel)?.text == "{ b }")
    #expect(!call.hasBrackets && call.arguments.isEmpty)
  }

  @Test("A closure has captures, parameters, effects and statements")
  func closure() throws {
    let tree = SyntaxTree.kept("f { [weak self, unowned b, c = d.e] (x: Int, _ y, z) async throws -> Int in g(); h() }")
    let closure = try #require(tree.first(ClosureExpr.self))
    #expect(closure.captures.map(\.nameToken.text) == ["self", "b", "c"])
    #expect(closure.captures.map(\.isWeak) == [true, false, false])
    #expect(closure.captures.map(\.isUnowned) == [false, true, false])
    #expect(closure.captures.map { $0.initializer?.text } == ["self", "b", "d.e"])
    #expect(closure.parameters.map { $0.nameToken?.text } == ["x", "y", "z"])
    #expect(closure.parameters.map { $0.type?.text } == ["Int", nil, nil])
    #expect(closure.isAsync && closure.isThrowing)
    #expect(closure.signature?.returnType?.text == "Int")
    #expect(closure.statements.map(\.text) == ["g()", "h()"])
  }

  @Test("A closure's parameters may lack parentheses; a wildcard has no name")
  func shorthandParameters() throws {
    let closure = try #require(SyntaxTree.kept("f { a, _ in a }").first(ClosureExpr.self))
    #expect(closure.parameters.map { $0.nameToken?.text } == ["a", nil])
    #expect(!closure.isAsync && closure.captures.isEmpty)
    let bare = try #require(SyntaxTree.kept("f { $0 }").first(ClosureExpr.self))
    #expect(bare.signature == nil && bare.parameters.isEmpty && bare.captures.isEmpty)
  }

  @Test("Attributes of a closure are found")
  func closureAttributes() throws {
    let closure = try #require(SyntaxTree.kept("Task { @MainActor [x] in x() }").first(ClosureExpr.self))
    #expect(closure.signature?.hasAttribute(.MainActor) == true)
  }

  @Test("Effect markers and parentheses are skipped")
  func effectMarkers() throws {
    let expression = try #require(SyntaxTree.kept("(try await (f()))").first(TupleExpr.self))
    #expect(Expr.tuple(expression).withoutEffectMarkers.text == "f()")
  }

  @Test("A sequence has operands and operators by turns")
  func sequence() throws {
    let sequence = try #require(SyntaxTree.kept("x = await f() as? T ? 1 : -b").first(SequenceExpr.self))
    var seen: [String] = []
    for element in sequence.elements {
      switch element {
      case .operand(let operand): seen.append(operand.text)
      case .binaryOperator, .arrow, .is: seen.append("unexpected")
      case .assignment: seen.append("=")
      case .as(let cast): seen.append("as \(cast.isOptional) \(cast.type?.text ?? "")")
      case .ternary(let ternary): seen.append("? \(ternary.operand?.text ?? "") :")
      }
    }
    #expect(seen == ["x", "=", "await f()", "as true T", "? 1 :", "-b"])
  }

  @Test("A broken call still reads")
  func broken() throws {
    let call = try #require(SyntaxTree.kept("Task.(1").first(FunctionCallExpr.self))
    #expect(call.calleeName == nil)
    #expect(call.arguments.map(\.text) == ["1"])
  }
}
