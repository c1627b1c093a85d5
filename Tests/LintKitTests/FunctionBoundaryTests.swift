import LintKit
import Testing

/// Says of every function called `target` whether values cross into it.
private enum ShowBoundary: Rule {
  static let info = RuleInfo(
    id: "show-boundary", family: .source, severity: .info, priority: .low, summary: "A function", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ decl: FunctionDecl, in pass: Pass) {
    guard decl.nameToken?.text == "target", let function = pass.function(at: decl.node) else { return }
    let isolation = pass.index.isolation(ofFunction: function).isolation
    switch pass.boundary(ofRequirement: function, isolation) ?? pass.boundary(of: function, isolation) {
    case .crossed(let domain, .calls(let calls)): pass.report(at: decl.range, "\(calls.count) calls: \(domain.shown)")
    case .crossed(_, .witness): pass.report(at: decl.range, "witness")
    case .open: pass.report(at: decl.range, "open")
    case .shared: pass.report(at: decl.range, "shared")
    case .unknown: pass.report(at: decl.range, "unknown")
    }
  }
}

@Suite("Whether values cross into a function")
struct FunctionBoundaryTests {
  private func answer(_ texts: (path: String, text: String)...) throws -> String? {
    let trees = texts.map { SyntaxTree.parse($0.text) }
    let index = ProjectIndex(merging: zip(texts, trees).map { FileOutline($1, path: $0.path) })
    let file = try #require(index.file(at: texts[0].path))
    return RuleSet([ShowBoundary.self]).check(trees[0], file: file, in: index).diagnostics.first?.message
  }

  private func answer(_ text: String) throws -> String? { try answer(("A.swift", text)) }

  @Test(
    "Calls from another isolation",
    arguments: [
      (
        "actor A { func target() {} } @MainActor func f(a: A) async { await A().target() }",
        "1 calls: is isolated to actor 'A'"
      ),
      (
        "func target() async {} @MainActor func f() async { await target() }",
        "1 calls: is asynchronous and runs off every actor"
      ),
      ("@MainActor func target() {} func f() async { await target() }", "1 calls: is @MainActor")
    ])
  func crossed(source: String, expected: String) throws { #expect(try answer(source) == expected) }

  @Test(
    "Callers of the same isolation, or any",
    arguments: [
      "actor A { func target() {}; func f() { target() } }", "func target() {} @MainActor func f() { target() }",
      "func target() async {} func f() async { await target() }",
      "@MainActor func target() {} @MainActor func f() { target() }"
    ])
  func shared(source: String) throws { #expect(try answer(source) == "shared") }

  @Test("It has no caller")
  func open() throws {
    #expect(try answer("actor A { func target() {} }") == "open")
    #expect(try answer("actor A { private func target() {} }") == "shared")
  }

  @Test("Callers in tests do not count")
  func tests() throws {
    let caller = (path: "Tests/T.swift", text: "@MainActor func f(a: A) async { await A().target() }")
    #expect(try answer((path: "A.swift", text: "actor A { func target() {} }"), caller) == "open")
  }

  @Test("A requirement of any isolation whose witness is on an actor")
  func witnesses() throws {
    #expect(try answer("protocol P { func target() async }; actor A: P { func target() async {} }") == "witness")
    #expect(try answer("protocol P { func target() async }; struct S: P { func target() async {} }") != "witness")
  }

  @Test("Isolation that is not known")
  func unknown() throws { #expect(try answer("final class C: Foreign { func target() async {} }") == "unknown") }
}
