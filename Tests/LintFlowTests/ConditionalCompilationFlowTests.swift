import LintFlow
import Testing

@Suite("Ways through #if and macros")
struct ConditionalCompilationFlowTests {
  @Test("Code in one branch of #if is on every path, or on none: unknown")
  func oneBranch() {
    #expect(FlowSnippet("func f() {\n#if A\n/*A*/g()\n#endif\n}").isOnEveryPath("A") == .unknown)
  }

  @Test("An unrelated #if does not affect the answer")
  func unrelated() {
    let code = FlowSnippet("func f() {\n/*A*/a()\n#if DEBUG\nlog()\n#else\nother()\n#endif\n/*B*/b()\n}")
    #expect(code.hasPath("A", "B") == .yes)
    #expect(code.isOnEveryPath("B") == .yes)
    #expect(code.hasPathOut(from: "A", avoiding: "B") == .no)
  }

  @Test("A return in one branch makes unknown whether the rest runs")
  func conditionalReturn() {
    #expect(FlowSnippet("func f() {\n#if A\nreturn\n#endif\n/*A*/g()\n}").isOnEveryPath("A") == .unknown)
  }

  @Test("A branch does not lead into another")
  func exclusive() {
    let code = FlowSnippet("func f() {\n#if A\n/*A*/a()\n#else\n/*B*/b()\n#endif\n}")
    #expect(code.hasPath("A", "B") == .no)
  }

  @Test("defer in a branch perhaps runs")
  func deferred() {
    #expect(FlowSnippet("func f() {\n#if A\ndefer { /*A*/a() }\n#endif\ng()\n}").isOnEveryPath("A") == .unknown)
  }

  @Test("A suspension in one branch is unknown")
  func suspension() {
    let code = FlowSnippet("func f() async {\n/*A*/a()\n#if A\nawait g()\n#endif\n/*B*/b()\n}")
    #expect(code.suspends("A", "B") == .unknown)
  }

  @Test("A member after #if is part of the chain")
  func postfix() {
    let code = FlowSnippet("func f() {\nx\n#if A\n.a(/*A*/g())\n#endif\n.b(/*B*/h())\n}")
    #expect(code.isOnEveryPath("A") == .unknown)
    #expect(code.isOnEveryPath("B") == .yes)
  }

  @Test("A macro may leave its arguments out")
  func macroArguments() {
    #expect(FlowSnippet("func f() { #expect(/*A*/g()) ; h() }").isOnEveryPath("A") == .unknown)
  }
}
