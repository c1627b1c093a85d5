import LintFlow
import LintSyntax
import Testing

@Suite("What flow analysis prints")
struct FlowDumpTests {
  @Test("A line for each use says what it means")
  func uses() {
    let tree = SyntaxTree.parse("func f(x: Int) { g(x) }")
    #expect(
      String(decoding: FlowDump.uses(in: tree), as: UTF8.self)
        == "17:1\tmember\t-\t-\tcall\n19:1\tlocal\t7\tparameter\tread\n")
  }

  @Test("A graph's blocks say what happens and where they lead")
  func graphs() {
    let tree = SyntaxTree.parse("func f(x: Int) { if a { g(x) } }")
    let text = String(decoding: FlowDump.graphs(in: tree), as: UTF8.self)
    #expect(text.hasPrefix("function 0\n  0: define@7 use@20 → 5 4\n  1: →\n  2 dead: →\n  3: → 1\n"))
    #expect(text.contains("use@24 use@26 call@24 → 3\n"))
  }
}
