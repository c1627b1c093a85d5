import Testing

@Suite("Types of what code introduces")
struct DefinitionTypeTests {
  @Test(
    "Patterns take values apart",
    arguments: [
      ("let (x, _) = (1, \"\")", "Int"), ("for (_, x) in [\"a\"].enumerated() {}", "String"),
      ("if let x = optional {}", "Int"), ("guard let x = optional else { return }", "Int"),
      ("if case let x? = optional {}", "Int"), ("if case .some(let x) = optional {}", "Int"),
      ("switch event { case .moved(_, let x): break; default: break }", "String"),
      ("switch event { case let .moved(x, _): break; default: break }", "Int"), ("while let x = optional {}", "Int"),
      ("for x in 0..<3 {}", "Int"),
      ("for case let x? in [optional] {}", "Int"), ("do {} catch let x as Failure {}", "Failure"),
      ("do {} catch let x {}", "any Error"),
      ("switch (1, \"\") { case (let x, _): break }", "Int"), ("if case let .failed(x) = event {}", "Failure"),
      ("for x in [\"a\": 1].keys {}", "String"),
      ("var x: Double = 1", "Double"), ("weak var x: Owner? = nil", "Owner?"), ("let x: Int, y = 1", "Int")
    ])
  func patterns(code: String, type: String) {
    let declarations =
      "struct Failure: Error {}; class Owner {}; enum Event { case moved(Int, to: String), failed(Failure) }"
    let source = TypedSource("\(declarations)\nfunc test(optional: Int?, event: Event) { \(code) }")
    #expect(source.type(of: "x", .local) == type)
  }

  @Test("Parameters are what the body sees")
  func parameters() {
    let source = TypedSource(
      "func test(_ list: Int..., change: inout String, call: @escaping (Int) -> Void) { [1.5].forEach { item in } }")
    #expect(source.type(of: "list") == "[Int]")
    #expect(source.type(of: "change") == "String")
    #expect(source.type(of: "call") == "(Int) -> Void")
    #expect(source.type(of: "item") == "Double")
  }

  @Test("self is the type around, what is captured weakly an optional of it")
  func selfTypes() {
    let source = TypedSource(
      "final class Owner { func test() { let x = self; let f = { [weak y = self] in } }; static func make() { let z = self } }"
    )
    #expect(source.type(of: "x") == "Owner")
    #expect(source.type(of: "y") == "Owner?")
    #expect(source.type(of: "z") == "Owner.Type")
  }

  @Test("Properties have the types of their initial values, wrapped ones of their wrappers, across files")
  func properties() {
    let files = [
      (
        "Sources/App/A.swift",
        "struct User { let a = Model().count; @Clamped var b = 1; func test() { let c = _b; let d = $b; let e = Model.shared.names.first } }"
      ),
      (
        "Sources/App/B.swift",
        """
        @propertyWrapper struct Clamped<Value> { var wrappedValue: Value; var projectedValue: Bool { true } }
        final class Model { static let shared = Model(); var count = 1 + 2; var names: [String] = [] }
        """
      )
    ]
    let source = TypedSource(files)
    #expect(source.type(of: "a") == "Int")
    #expect(source.type(of: "d") == "Bool")
    #expect(source.type(of: "e") == "String?")
  }
}
