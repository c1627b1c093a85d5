import LintKit
import Testing

/// Reports for every local that a task captures whether it is handed over.
private enum ShowHandedOver: Rule {
  static let info = RuleInfo(
    id: "show-handed-over", family: .source, severity: .info, priority: .low, summary: "A capture", why: "",
    instead: "", compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ binding: PatternBinding, in pass: Pass) {
    guard let (names, definition) = pass.local(introducedBy: binding.node) else { return }
    for use in names.uses(of: definition) {
      guard
        let boundary = names.node(of: use).ancestors.first(where: {
          $0.kind == .closureExpr || $0.flags.contains(.async)
        })
      else { continue }
      pass.report(at: boundary.range, Message("\(pass.isHandedOver(definition, of: names, to: boundary))"))
    }
  }
}

@Suite("Locals that are given away to a closure")
struct HandedOverTests {
  private func answer(_ body: String) throws -> String? {
    let tree = SyntaxTree.parse("func f() { \(body) }")
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    return RuleSet([ShowHandedOver.self]).check(tree, file: file, in: index).diagnostics.first?.message
  }

  @Test(
    "A new value that nothing else uses",
    arguments: [
      "let x = Box(); Task { use(x) }", "let x = Box.init(); Task { use(x) }",
      "let x = Box(); x.size = 1; x.open(); Task { use(x) }",
      "for i in all { let x = Box(); Task { use(x, i) } }"
    ])
  func handedOver(body: String) throws { #expect(try answer(body) == "yes") }

  @Test(
    "What was not made here, is used on, or given again and again",
    arguments: [
      "let x = find(); Task { use(x) }", "let x = Box(); Task { use(x) }; x.close()",
      "let x = Box(); while go { Task { use(x) } }",
      "let x = Box(); group { Task { use(x) } }"
    ])
  func kept(body: String) throws { #expect(try answer(body) == "no") }

  @Test(
    "What other code got to know before",
    arguments: ["let x = Box(); fill(x); Task { use(x) }", "let x = Box(); x.add(y); Task { use(x) }"])
  func unknown(body: String) throws { #expect(try answer(body) == "unknown") }
}
