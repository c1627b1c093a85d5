import LintFlow
import LintSyntax
import Testing

@Suite("Ways through a body")
struct PathTests {
  // MARK: Straight code and branches

  @Test("Arguments are evaluated before the call, the value before the assignment")
  func order() {
    let code = FlowSnippet("func f() { var x = 0; /*assignment*/x = g(/*argument*/h()) }")
    #expect(code.hasPath("argument", "assignment") == .yes)
    #expect(code.hasPath("assignment", "argument") == .no)
  }

  @Test("if without else may be passed by")
  func ifWithoutElse() {
    #expect(FlowSnippet("func f() { if a { /*A*/g() } }").isOnEveryPath("A") == .no)
  }

  @Test("What follows both branches is on every path")
  func join() {
    #expect(FlowSnippet("func f() { if a { g() } else { h() }; /*A*/k() }").isOnEveryPath("A") == .yes)
  }

  @Test("A branch that returns does not lead to what follows")
  func earlyReturn() {
    let code = FlowSnippet("func f() { /*begin*/a(); if b { return }; /*end*/c() }")
    #expect(code.isOnEveryPath("end") == .no)
    #expect(code.hasPathOut(from: "begin", avoiding: "end") == .yes)
  }

  @Test("guard continues only when its conditions hold")
  func guarded() {
    let code = FlowSnippet("func f() { guard let x = a() else { /*other*/g(); return }; /*rest*/h() }")
    #expect(code.hasPath("other", "rest") == .no)
    #expect(code.isOnEveryPath("rest") == .no)
  }

  @Test("A guard's body that ends in a call of some other function does not continue either")
  func guardWithoutExit() {
    let code = FlowSnippet("func f() { guard a else { /*other*/complain() }; /*rest*/h() }")
    #expect(code.hasPath("other", "rest") == .no)
  }

  @Test("Exactly one case of a switch runs")
  func cases() {
    let code = FlowSnippet("func f() { switch x { case .a: /*a*/g(); case .b: /*b*/h() }; /*after*/k() }")
    #expect(code.hasPath("a", "b") == .no)
    #expect(code.isOnEveryPath("after") == .yes)
    let graph = code.graph(around: "a")
    let both = graph.places(of: code.node("a")) + graph.places(of: code.node("b"))
    #expect(graph.everyPath(from: .entry, comesBy: both) == .yes)
  }

  @Test("fallthrough goes on in the next case")
  func fallingThrough() {
    let code = FlowSnippet("func f() { switch x { case .a: /*a*/g(); fallthrough; case .b: /*b*/h() } }")
    #expect(code.hasPath("a", "b") == .yes)
  }

  @Test("if as a value has branches too")
  func ifExpression() {
    #expect(FlowSnippet("func f() { let x = if a { /*A*/g() } else { 1 } }").isOnEveryPath("A") == .no)
  }

  @Test("else if chains of any length are followed")
  func longChain() {
    let chain = (0..<2000).map { "if a\($0) { g() } else " }.joined()
    #expect(FlowSnippet("func f() { \(chain) { h() }; /*A*/k() }").isOnEveryPath("A") == .yes)
  }

  // MARK: Operators

  @Test(
    "An operand that an operator may skip is not on every path",
    arguments: [
      "a && /*A*/b()", "a || /*A*/b()", "a ?? /*A*/b()", "a ? /*A*/b() : c", "a ? c : /*A*/b()", "a?.f(/*A*/b())",
      "a?.x = /*A*/b()",
      "a == c && /*A*/b()", "x = a ?? /*A*/b()"
    ])
  func lazyOperands(_ expression: String) {
    #expect(FlowSnippet("func f() { \(expression) }").isOnEveryPath("A") == .no)
  }

  @Test(
    "What every path evaluates is on every path",
    arguments: [
      "(/*A*/b()) && a", "a + /*A*/b()", "(/*A*/b()) ?? a", "a ?? c == /*A*/b()", "x = /*A*/b()", "a?.f() + /*A*/b()",
      "(/*A*/b()) ? c : a"
    ])
  func eagerOperands(_ expression: String) {
    #expect(FlowSnippet("func f() { \(expression) }").isOnEveryPath("A") == .yes)
  }

  @Test("In a condition, a body is only reached after every operand of &&")
  func conjunction() {
    let code = FlowSnippet("func f() { if a, b && /*A*/c() { /*body*/g() } }")
    let graph = code.graph(around: "A")
    let body = ControlFlow.Goal.before(graph.places(of: code.node("body")))
    #expect(graph.hasPath(from: .entry, to: body, avoiding: graph.places(of: code.node("A"))) == .no)
  }

  // MARK: Loops

  @Test("The body of while may run not at all, that of repeat runs once at least")
  func loops() {
    #expect(FlowSnippet("func f() { while a { /*A*/g() } }").isOnEveryPath("A") == .no)
    #expect(FlowSnippet("func f() { repeat { /*A*/g() } while a }").isOnEveryPath("A") == .yes)
  }

  @Test("while true is left by break alone")
  func endless() {
    #expect(
      FlowSnippet("func f() { while true { g() }; /*A*/h() }").graph(around: "A").hasPath(from: .entry, to: .exit(.any))
        == .no)
    #expect(FlowSnippet("func f() { while true { if a { break } }; /*A*/h() }").isOnEveryPath("A") == .yes)
  }

  @Test("A body of a loop may run again, code before the loop does not")
  func repetition() {
    let code = FlowSnippet("func f() { /*before*/a(); for x in y { /*body*/b(x) } }")
    #expect(code.graph(around: "body").mayRepeat(code.node("body")) == .yes)
    #expect(code.graph(around: "before").mayRepeat(code.node("before")) == .no)
  }

  @Test("With the same value of a variable of the loop's body, the body does not run again")
  func repetitionWithinLifetime() {
    let code = FlowSnippet("func f() { var /*outer*/o = 1; while a { let /*inner*/i = 2; /*use*/g(i, o) } }")
    let graph = code.graph(around: "use")
    #expect(graph.mayRepeat(code.node("use"), keeping: code.definition("outer")) == .yes)
    #expect(graph.mayRepeat(code.node("use"), keeping: code.definition("inner")) == .no)
  }

  @Test("break and continue with a label mean that loop")
  func labels() {
    let code = FlowSnippet(
      "func f() { outer: for x in y { for z in x { if a { /*A*/g(); break outer } }; /*inner*/h() } }")
    #expect(code.hasPath("A", "inner") == .no)
    let other = FlowSnippet("func f() { outer: for x in y { for z in x { /*A*/g(); continue outer }; /*inner*/h() } }")
    #expect(other.hasPath("A", "inner") == .yes)
    #expect(other.hasPath("A", "inner", avoiding: "A") == .yes)
  }

  @Test("A jump to a label that is not there makes every answer unknown")
  func missingLabel() {
    #expect(FlowSnippet("func f() { while a { break nowhere }; /*A*/g() }").isOnEveryPath("A") == .unknown)
  }

  // MARK: Ends

  @Test("A path that ends in fatalError leads to no exit, and code after it is not reached")
  func neverReturning() {
    let code = FlowSnippet("func f() { if a { fatalError() ; /*dead*/g() }; /*A*/h() }")
    #expect(code.isOnEveryPath("A") == .yes)
    #expect(code.graph(around: "dead").isReachable(code.node("dead")) == .no)
  }

  @Test("A local function called fatalError is just a function")
  func localFatalError() {
    let code = FlowSnippet("func f() { func fatalError() {}; fatalError(); /*A*/h() }")
    #expect(code.graph(around: "A").isReachable(code.node("A")) == .yes)
  }

  @Test("A closure's body is not on the paths around it, and has paths of its own")
  func closures() {
    let code = FlowSnippet("func f() { g { if a { return }; /*inside*/h() }; /*outside*/k() }")
    #expect(code.isOnEveryPath("inside") == .no)
    #expect(code.isOnEveryPath("outside") == .yes)
  }
}
