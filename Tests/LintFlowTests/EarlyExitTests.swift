import LintFlow
import Testing

@Suite("Errors and defer")
struct EarlyExitTests {
  @Test("A call after try may leave the function")
  func tryLeaves() {
    let code = FlowSnippet("func f() throws { try g(); /*A*/h() }")
    #expect(code.isOnEveryPath("A", to: .any) == .no)
    #expect(code.isOnEveryPath("A", to: .returns) == .yes)
  }

  @Test("The arguments of a call that throws have been evaluated")
  func arguments() {
    #expect(FlowSnippet("func f() throws { try g(/*A*/h()) }").isOnEveryPath("A", to: .returns) == .yes)
  }

  @Test("try? goes on after the expression, try! not at all")
  func optionalAndForced() {
    #expect(FlowSnippet("func f() { let x = try? g(); /*A*/h() }").isOnEveryPath("A") == .yes)
    #expect(FlowSnippet("func f() { try? g(a(), /*B*/b()); h() }").isOnEveryPath("B") == .no)
    #expect(FlowSnippet("func f() { try! g(); /*A*/h() }").isOnEveryPath("A") == .yes)
  }

  @Test("try applies to what is to its right")
  func coverage() {
    #expect(FlowSnippet("func f() throws { x = try a + g() ; /*A*/h() }").isOnEveryPath("A") == .no)
    #expect(FlowSnippet("func f() throws { (try a) + g() ; /*A*/h() }").isOnEveryPath("A", to: .returns) == .yes)
  }

  @Test(
    "A property or child task after try may throw too",
    arguments: ["try x.y", "try x[0]", "try await (x, z)", "try await x.y"])
  func properties(_ expression: String) {
    let code = FlowSnippet("func f() async throws { async let z = g(); \(expression); /*A*/h() }")
    #expect(code.isOnEveryPath("A") == .no)
  }

  @Test("If there is a call, try refers to it, not a subscript among its arguments")
  func subscriptArgument() {
    #expect(FlowSnippet("func f() throws { try g(x[0], /*A*/h) }").isOnEveryPath("A") == .yes)
  }

  @Test("A do that catches everything lets no error out")
  func exhaustive() {
    let code = FlowSnippet("func f() { do { try g(); /*A*/h() } catch { /*B*/k() }; /*C*/l() }")
    #expect(code.isOnEveryPath("C") == .yes)
    #expect(code.isOnEveryPath("A") == .no)
    #expect(code.hasPath("A", "B") == .no)
  }

  @Test(
    "All errors are 'NSError's and 'Error's: nothing goes on after what catches those", arguments: ["NSError", "Error"]
  )
  func bridgedErrors(_ type: String) {
    let code = FlowSnippet("func f() { do { try g() } catch let e as \(type) { /*B*/k() }; /*C*/l() }")
    #expect(code.isOnEveryPath("C") == .yes)
    #expect(FlowValidator.violations(in: code.graph(around: "C")) == [])
  }

  @Test("A do that catches some errors lets the others out")
  func partial() {
    let code = FlowSnippet("func f() throws { do { try g() } catch let e as E { k() }; /*C*/l() }")
    #expect(code.isOnEveryPath("C", to: .any) == .no)
  }

  @Test("throw goes to the catch around it")
  func throwStatement() {
    let code = FlowSnippet("func f() { do { /*A*/a(); throw E.x } catch { /*B*/b() } }")
    #expect(code.isOnEveryPath("B") == .yes)
  }

  @Test("defer runs wherever its block is left once it was passed")
  func deferred() {
    let code = FlowSnippet("func f() throws { /*begin*/begin(); defer { /*end*/end() }; if a { return }; try g() }")
    #expect(code.isOnEveryPath("end") == .yes)
    let late = FlowSnippet("func f() { if a { return }; defer { /*end*/end() }; g() }")
    #expect(late.isOnEveryPath("end") == .no)
  }

  @Test("Deferred code runs after the value of return, the last one first")
  func order() {
    let code = FlowSnippet("func f() -> Int { defer { /*first*/a() }; defer { /*second*/b() }; return /*value*/g() }")
    #expect(code.hasPath("value", "second") == .yes)
    #expect(code.hasPath("second", "first") == .yes)
    #expect(code.hasPath("first", "second") == .no)
  }

  @Test("defer in a loop runs in each round, also before break")
  func inLoop() {
    let code = FlowSnippet(
      "func f() { for x in y { defer { /*end*/end() }; if a { /*stop*/stop(); break } }; /*after*/g() }")
    #expect(code.hasPath("stop", "after", avoiding: "end") == .no)
    #expect(code.hasPath("stop", "end", avoiding: "after") == .yes)
  }

  @Test("After return, deferred code does not lead back into the function")
  func noWayBack() {
    let code = FlowSnippet("func f() { do { defer { end() }; if a { /*stop*/stop(); return } }; /*after*/g() }")
    #expect(code.hasPath("stop", "after") == .no)
  }

  @Test("Many exits from many defers stay within bounds")
  func manyDefers() {
    let body = (0..<300).map { "defer { a\($0)() }; if b\($0) { return }; try c\($0)()" }.joined(separator: "\n")
    let graph = FlowSnippet("func f() throws {\n\(body)\n/*A*/g()\n}").graph(around: "A")
    #expect(graph.events.count < 20_000)
    #expect(FlowValidator.violations(in: graph) == [])
  }

  @Test("Nested defers stay within bounds")
  func nestedDefers() {
    let open = String(repeating: "defer { if a { return }; g(); ", count: 60)
    let graph = FlowSnippet("func f() { \(open) h() \(String(repeating: "}", count: 60)); /*A*/k() }").graph(
      around: "A")
    #expect(graph.events.count < 20_000)
  }
}
