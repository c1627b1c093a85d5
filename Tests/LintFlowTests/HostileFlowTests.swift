import LintFlow
import LintSyntax
import Testing

/// Extreme code: names and graphs stay in proportion to its size, whatever it is.
@Suite("Flow of hostile code")
struct HostileFlowTests {
  private static let size = 3000

  /// The size of the results for the code, and their violations.
  private func analyse(_ body: String) -> (facts: Int, violations: [FlowValidator.Violation], nodes: Int) {
    let names = FlowSnippet("func f() { \(body) }").names
    var (facts, violations) = (
      names.definitions.count + names.uses.count + names.bodies.count, FlowValidator.violations(in: names)
    )
    for number in names.bodies.indices {
      let graph = ControlFlow(BodyID(rawValue: Int32(number)), of: names)
      facts += graph.events.count
      violations += FlowValidator.violations(in: graph)
    }
    return (facts, violations, Int(names.item.subtreeEnd - names.item.id))
  }

  @Test(
    "Long rows of anything take no more than a few facts a node",
    arguments: [
      ("members", "x" + String(repeating: ".a", count: size)),
      ("calls", "x" + String(repeating: ".a()", count: size)),
      ("optional chains", "x" + String(repeating: "?.a", count: size)),
      ("operators", "x" + String(repeating: " && x ?? x", count: size)),
      ("ternaries", String(repeating: "a ? b : ", count: size) + "c"),
      ("assignments", String(repeating: "a = ", count: size) + "c"),
      ("declarations", String(repeating: "var x = x; ", count: size)),
      ("functions", String(repeating: "func g() { g() }; ", count: size)),
      ("returns", String(repeating: "return; ", count: size)),
      ("defers", String(repeating: "defer { a() }; try b(); ", count: size)),
      ("child tasks", String(repeating: "async let x = a(); await x; ", count: size)),
      ("conditions", "if " + String(repeating: "let x = x, x, ", count: size) + "a {}"),
      ("else if", String(repeating: "if let x {} else ", count: size) + "{}"),
      (
        "cases",
        "switch x { " + String(repeating: "case let .a(x) where x: fallthrough; ", count: size) + "default: break }"
      ),
      (
        "patterns",
        "switch x { case " + String(repeating: ".a(let x), ", count: size) + ".b(let x): x; default: break }"
      ),
      ("branches of #if", String(repeating: "\n#if A\nlet x = x\n#endif\n", count: size)),
      ("anonymous parameters", "g { " + (0..<size).map { "h($\($0)); " }.joined() + "}"),
      ("labels", (0..<size).map { "l\($0): while a { break l\($0) }; " }.joined()),
      ("closures", String(repeating: "g { [x] y in x + y }; ", count: size))
    ])
  func rows(_ name: String, _ body: String) {
    let result = analyse(body)
    #expect(result.violations == [], "\(name)")
    #expect(result.facts <= 12 * result.nodes, "\(name)")
  }

  @Test(
    "Nesting as deep as the parser goes is followed to its end",
    arguments: [
      ("closures", "g { $0(", ") }"), ("blocks", "do { ", "}"), ("loops", "while a { defer { b() }; ", "}"),
      ("parentheses", "(", ")"),
      ("calls", "try await g(", ")"), ("functions", "func g() { ", "}"), ("catches", "do { try a() } catch { ", "}"),
      ("conditions", "if (", ") {}"), ("defers", "defer { if a { return }; ", "}")
    ])
  func nesting(_ name: String, _ open: String, _ close: String) {
    let result = analyse(String(repeating: open, count: 400) + "x" + String(repeating: close, count: 400))
    #expect(result.violations == [], "\(name)")
    #expect(result.facts <= 64 + 12 * result.nodes, "\(name)")
  }
}
