import LintSemantics
import LintSyntax
import Testing

/// No code keeps the questions from ending.
@Suite("Isolation of hostile code")
struct HostileIsolationTests {
  private func listing(_ text: String, _ configuration: String) throws -> [IsolationEntry] {
    let settings = try #require(LanguageSettings(configuration: configuration))
    let outline = FileOutline(SyntaxTree.parse(text), path: "A.swift")
    return ProjectIndex(merging: [outline], settings: LanguageSettingsSource(uniform: settings)).isolations(in: 0)
  }

  private func nested(_ depth: Int, _ opening: (Int) -> String, _ middle: String, _ closing: String = "}") -> String {
    (0..<depth).map(opening).joined() + middle + String(repeating: closing, count: depth)
  }

  /// The parser gives up at ``Limits/nestingDepth``; what is nested deeper is not listed.
  @Test(
    "A thousand nested closures",
    arguments: [
      "call {", "Task {", "_ = {", "await MainActor.run {", "call { @MainActor in", "let x: @Sendable () -> Void = {"
    ])
  func closures(opening: String) throws {
    let found = try listing(
      "actor A { func f() async {\n" + nested(1_000, { _ in opening + "\n" }, "_ = self") + "}}", "6+MA")
    #expect(found.count { $0.kind == .closure } >= Limits.nestingDepth / 4)
  }

  @Test("Closures as deep as the parser goes", arguments: ["5", "6+MA+NNS"])
  func deepClosures(configuration: String) throws {
    let depth = Limits.nestingDepth / 2 - 8
    let found = try listing("@MainActor func f() {\n" + nested(depth, { _ in "Task {\n" }, "") + "}", configuration)
    #expect(found.count { $0.kind == .closure && $0.answer.isolation == .mainActor } == depth)
  }

  @Test("Nested types, local functions and local types", arguments: ["5+MA", "6+MA"])
  func deepDeclarations(configuration: String) throws {
    let depth = Limits.nestingDepth / 2 - 8
    let types = try listing(nested(depth, { "struct S\($0) {\n" }, "func f() {}"), configuration)
    #expect(types.last?.answer.isolation == .mainActor)
    let functions = try listing(nested(depth, { "func f\($0)() {\n" }, ""), configuration)
    #expect(functions.allSatisfy { $0.answer.isolation == .mainActor })
    let mixed = try listing(
      nested(depth / 2, { "func f\($0)() { struct S\($0) {\n" }, "func g() {}", "}}"), configuration)
    #expect(mixed.last?.answer.isolation == .mainActor)
  }

  @Test("Long chains of superclasses, protocols, aliases and wrappers", arguments: ["5", "5+MA", "6"])
  func chains(configuration: String) throws {
    let count = 250
    let classes =
      (0..<count).map { "class C\($0): C\($0 + 1) { func f() {} }\n" }.joined()
      + "@MainActor class C\(count) { func f() {} }"
    #expect(try listing(classes, configuration).last?.answer.isolation == .mainActor)
    let protocols =
      (0..<count).map { "protocol P\($0): P\($0 + 1) { func f() }\n" }.joined()
      + "@MainActor protocol P\(count) { func f() }"
    #expect(try listing(protocols + "\nstruct S: P0 { func f() {} }", configuration).count == 2 * count + 4)
    let aliases =
      (0..<count).map { "typealias A\($0) = A\($0 + 1)\n" }.joined()
      + "typealias A\(count) = MainActor\n@A0 func f() {}"
    #expect(try listing(aliases, configuration).count == 1)
    let wrappers = (0..<count).map { "@propertyWrapper struct W\($0) { @W\($0 + 1) var wrappedValue: Int }\n" }.joined()
    #expect(try listing(wrappers + "struct S { @W0 var x: Int }", configuration).count == 2 * count + 2)
  }

  /// To visit each class for each of them is quadratic.
  @Test("Thousands of members, and thousands of shared instances")
  func sharedInstances() throws {
    let members = (0..<20_000).map { "let m\($0) = 0\n" }.joined()
    let constants = (0..<20_000).map { "let c\($0) = C()\n" }.joined()
    let classes = (0..<20_000).map { "class C\($0) { let x = 0 }\n" }.joined()
    let outline = FileOutline(
      SyntaxTree.parse("class C: Sendable {\n\(members)}\n\(constants)\(classes)"), path: "A.swift")
    #expect(!outline.declaresMutableGlobals)
    let index = ProjectIndex(merging: [outline])
    #expect(index.classesInNeedOfSendable(in: try #require(index.file(at: "A.swift"))).isEmpty)
  }

  @Test("Names that mean nothing, or too much", arguments: ["5", "6+MA"])
  func names(configuration: String) throws {
    let text = """
      @`` func a() {}
      @. class B: . , & , `` { @ var x = 1 }
      extension { func c() {} }
      extension Self: Self { func d() {} }
      actor Self: Actor { func e(_ self: isolated Self) { { self }() } }
      protocol Any: Any where Self: Self, Any == Any { @Any var any: any Any { get } }
      class MainActor: MainActor { @MainActor init() { Task { @MainActor.MainActor in MainActor.run { MainActor() } } } }
      @globalActor actor globalActor { @globalActor static let shared = globalActor { @globalActor in } }
      struct \(String(repeating: "N", count: 20_000)): \(String(repeating: "N", count: 20_000)) { func f() {} }
      \(String(repeating: "class Twin: Twin { func f() { class Twin: Twin {} } }\n", count: 50))
      """
    #expect(try listing(text, configuration).count > 100)
  }
}
