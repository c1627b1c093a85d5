import LintSemantics
import LintSyntax
import Testing

/// A binding of several names, of none, or of a name that is missing has an initial value like any other.
@Suite("Bindings without a name")
struct UnnamedBindingTests {
  private static let patterns = ["let x = ", "let (x, y) = ", "let _ = ", "var ((x, _), y): T = "]

  @Test("The initial value runs where that of a named binding runs", arguments: patterns)
  func initialValues(_ declaration: String) {
    let binding = declaration + "here()"
    #expect(SmallIndex("class C { \(binding) }").isolationsOfHere == [.nonisolated])
    #expect(SmallIndex("@MainActor class C { \(binding) }").isolationsOfHere == [.mainActor])
    #expect(SmallIndex("@MainActor class C { static \(binding) }").isolationsOfHere == [.mainActor])
    #expect(SmallIndex("actor A { \(binding) }").isolationsOfHere == [.actor("A")])
    #expect(SmallIndex("@MainActor \(binding)").isolationsOfHere == [.mainActor])
    #expect(SmallIndex("class C { nonisolated \(binding) }").isolationsOfHere == [.nonisolated])
  }

  @Test("Variables of a script are on the main actor under complete checking", arguments: patterns)
  func scripts(_ declaration: String) throws {
    let settings = try #require(LanguageSettings(configuration: "6"))
    let script = SmallIndex(
      [("main.swift", declaration + "MainActor.assumeIsolated { here() } + here()")], settings: settings)
    #expect(script.isolationsOfHere == [.mainActor, .mainActor])
  }

  @Test("A detached task in the value of a tuple runs on no actor")
  func closures() {
    let source = "@MainActor class C { let (a, b) = (1, Task.detached { await here() }) }"
    #expect(SmallIndex(source).isolationsOfHere == [.nonisolated])
  }

  @Test("A call in the value is one of the type around", arguments: patterns)
  func callers(_ declaration: String) {
    let index = SmallIndex("class C { static func target() -> T {}; \(declaration)target() }")
    #expect(index.functions.map { index.index.callSites(of: $0.ref)?.map(\.isCertain) } == [[true]])
  }

  @Test("A tuple is listed neither as a property nor under one of its names")
  func listing() {
    let index = SmallIndex("class C { let (a, b) = (1, Task.detached { }); let c = 1 }")
    #expect(index.properties.map(\.name) == ["c"])
    #expect(index.index.isolations(in: 0).map(\.name) == ["C", "", "c"])
  }

  @Test(
    "Missing names, types, values or braces do not prevent answers",
    arguments: [
      "var{Task.detached{", "var", "let = {", "class C { var { here() } }", "var : T { get { { here() }() } set {",
      "let (a, = Task { here() }",
      "actor A { var _: T { { here() } } }", "let (a, b) { Task { here() } }",
      "struct S { lazy var (a, b) = { here() }() }"
    ])
  func broken(source: String) {
    let index = SmallIndex([("main.swift", source)])
    for entry in index.index.isolations(in: 0) { #expect(!entry.answer.isolation.description.isEmpty) }
    _ = index.isolationsOfHere
  }
}
