import LintKit
import Testing

/// Records the types of the arguments of every `show(…)`.
private enum ShowTypes: Rule {
  static let info = RuleInfo(
    id: "show-types", family: .source, severity: .info, priority: .low, summary: "A type", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "show", let argument = call.arguments.first?.expression else { return }
    pass.report(
      at: argument.range, pass.type(of: argument).isUnknown ? "unknown" : Message(pass.type(of: argument).description))
  }
}

@Suite("Types of expressions")
struct ExpressionTypeTests {
  private func types(_ text: String) throws -> [String] {
    let tree = SyntaxTree.parse("import SwiftData\nimport SwiftUI\nclass Foo: PersistentModel { init() {} }\n" + text)
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let file = try #require(index.file(at: "A.swift"))
    return RuleSet([ShowTypes.self]).check(tree, file: file, in: index).diagnostics.map(\.message)
  }

  @Test(
    "A name means the nearest thing that introduces it",
    arguments: [
      ("func f(x: Int) { show(x) }", "Int"),
      ("func f(x: Int) { let x = Foo(); show(x) }", "Foo"),
      ("func f(x: Int) { show(x); let x = Foo() }", "Int"),
      ("func f(y: Foo?) { if let x = y { show(x) } }", "Foo"),
      ("func f(y: Foo?) { guard let x = y else { return }; show(x) }", "Foo"),
      ("func f(y: [Foo]) { for x in y { show(x) } }", "Foo"),
      ("func f(x: Int) { g { (x: Foo) in show(x) } }", "Foo"),
      ("func f(x: Int) { g { x in show(x) } }", "unknown"),
      ("func f(x: Int) { g { [x = Foo()] in show(x) } }", "Foo"),
      ("func f(x: Int) { switch y { case .a(let x): show(x) } }", "unknown"),
      ("func f(x: Int) { do { try g() } catch let x as Foo { show(x) } }", "Foo"),
      ("class C { var x: Foo?; func f() { show(x) } }", "Foo?"),
      ("class C { let x = Foo() }\nextension C { func f() { show(self.x) } }", "Foo"),
      ("let x = Foo()\nfunc f() { show(x) }", "Foo"),
      ("func f(x: Int) { do { let x = Foo() }; show(x) }", "Int"),
      ("func f(x: Int) { g { [x] in show(x) } }", "Int"),
      ("func f(x: Int?) { guard let x = Foo() else { show(x); return } }", "Int?"),
      ("func f(x: Int) {\n#if A\nlet x = Foo()\n#endif\nshow(x) }", "unknown"),
      ("func f() { show(x) }", "unknown")
    ])
  func names(text: String, expected: String) throws {
    #expect(try types(text) == [expected])
  }

  @Test(
    "Members are followed through the project's types",
    arguments: [
      ("class A { var b: B }\nclass B { var c: [Foo] }\nfunc f(a: A?) { show(a?.b.c) }", "[Foo]?"),
      ("class A { static let shared = A() }\nfunc f() { show(A.shared) }", "A"),
      ("func f(a: ModelContainer) { show(a.mainContext) }", "ModelContext"),
      ("func f(a: Unheard) { show(a.mainContext) }", "unknown"),
      (
        "struct V { @Environment(\\.modelContext) private var modelContext; func f() { show(modelContext) } }",
        "ModelContext"
      ),
      ("func f(c: ModelContext) { let d = FetchDescriptor<Foo>(); show(try c.fetch(d)) }", "[Foo]"),
      ("func f(a: Foo?) { show(a ?? Foo()) }", "Foo"),
      ("func f(a: Foo?) { show(a!) }", "Foo")
    ])
  func members(text: String, expected: String) throws {
    #expect(try types(text) == [expected])
  }
}
