import LintFlow
import Testing

@Suite("Where a task may be suspended")
struct SuspensionTests {
  @Test("await suspends at the call, after its arguments and before what uses the result")
  func place() {
    let code = FlowSnippet("func f() async { /*x*/x; y = await g(/*argument*/z); /*after*/h() }")
    #expect(code.suspends("x", "argument") == .no)
    #expect(code.suspends("argument", "after") == .yes)
  }

  @Test("x = x + await g() reads x before it is suspended; x = await g() + x afterwards")
  func staleRead() {
    #expect(FlowSnippet("func f() async { /*write*/x = /*read*/x + (await g()) }").suspends("read", "write") == .yes)
    #expect(FlowSnippet("func f() async { /*write*/x = (await g()) + /*read*/x }").suspends("read", "write") == .no)
    #expect(FlowSnippet("func f() async { /*write*/x = await g(/*read*/x) }").suspends("read", "write") == .yes)
  }

  @Test("Of several calls after one await, any may suspend; after all of them it has happened")
  func severalCalls() {
    let code = FlowSnippet("func f() async { await a(/*inner*/b(c()), /*last*/d); /*after*/g() }")
    #expect(code.suspends("inner", "last") == .unknown)
    #expect(code.suspends("inner", "after") == .yes)
  }

  @Test("An await in one branch suspends on some path, not on all")
  func branches() {
    let code = FlowSnippet("func f() async { /*A*/a(); if b { await g() } else { /*else*/c() }; /*B*/d() }")
    #expect(code.suspends("A", "B") == .yes)
    #expect(code.suspends("else", "B") == .no)
  }

  @Test("Reading again ends what was read before")
  func avoiding() {
    let code = FlowSnippet("func f() async { /*A*/x; await g(); /*again*/x; /*B*/h() }")
    #expect(code.suspends("A", "B") == .yes)
    #expect(code.suspends("A", "B", avoiding: "again") == .no)
  }

  @Test("for await suspends for each element")
  func forAwait() {
    let code = FlowSnippet("func f() async { for await x in y { /*A*/a(); /*B*/b() }; /*after*/c() }")
    #expect(code.suspends("A", "B") == .no)
    #expect(code.suspends("B", "A") == .yes)
    #expect(code.suspends("B", "after") == .yes)
  }

  @Test("Between the end of one iteration and the next, only what the path passes counts")
  func nextRound() {
    let code = FlowSnippet("func f() async { while a { /*A*/g(); /*B*/h(); await k() } }")
    #expect(code.suspends("A", "B") == .no)
    #expect(code.suspends("B", "A") == .yes)
  }

  @Test("async let starts without suspending; reading it suspends, and so may the end of its block")
  func asyncLet() {
    let code = FlowSnippet("func f() async { do { async let x = g(); /*A*/a(); b(await x); /*B*/c() }; /*C*/d() }")
    #expect(code.suspends("A", "B") == .yes)
    #expect(code.suspends("B", "C") == .unknown)
    let child = FlowSnippet("func f() async { /*A*/a(); async let x = g(await y()); /*B*/b(); await x }")
    #expect(child.suspends("A", "B") == .no)
  }

  @Test("A property after await suspends")
  func property() {
    #expect(FlowSnippet("func f() async { /*A*/a(); let x = await task.value; /*B*/b() }").suspends("A", "B") == .yes)
  }

  @Test("If there is a call, await refers to it, not a subscript among its arguments")
  func subscriptArgument() {
    let code = FlowSnippet("func f() async { /*write*/x = await g(y[0], /*read*/x) }")
    #expect(code.suspends("read", "write") == .yes)
    #expect(FlowSnippet("func f() async { /*A*/a(); x = await cache[0]; /*B*/b() }").suspends("A", "B") == .yes)
  }

  @Test("An await in a condition suspends before the body")
  func condition() {
    let code = FlowSnippet("func f() async { /*A*/a(); if await g() && h { /*B*/b() } }")
    #expect(code.suspends("A", "B") == .yes)
  }

  @Test("An await after a ? suspends only if there is a value")
  func optionalChain() {
    let code = FlowSnippet("func f() async { /*A*/a(); await x?.g(); /*B*/b() }")
    #expect(code.suspends("A", "B") == .yes)
    let graph = code.graph(around: "A")
    let suspensions = graph.places { $0.kind == .suspend && !$0.isUncertain }
    #expect(graph.everyPath(from: .entry, comesBy: suspensions) == .no)
  }

  @Test("A closure's await does not suspend the function")
  func closure() {
    #expect(FlowSnippet("func f() { /*A*/a(); Task { await g() }; /*B*/b() }").suspends("A", "B") == .no)
  }
}
