import LintSemantics
import LintSyntax
import Testing

@Suite("Light types")
struct LightTypeTests {
  private func written(_ type: String) -> LightType { SmallIndex("let x: \(type)").properties.first?.type ?? .unknown }

  private func inferred(_ value: String) -> LightType {
    SmallIndex("let x = \(value)").properties.first?.type ?? .unknown
  }

  @Test(
    "Sugar and its long form are the same type",
    arguments: [
      ("[Int]", "Array<Int>"), ("Int?", "Optional<Int>"), ("[String: Int]", "Dictionary<String, Int>"),
      ("(Int)", "Swift.Int"),
      ("Int!", "Int?"), ("any P", "P"), ("some P", "P")
    ])
  func sugar(left: String, right: String) {
    #expect(written(left) == written(right))
    #expect(written(left) != .unknown)
  }

  @Test("A function type keeps what says where it runs")
  func functionTypes() {
    #expect(written("@escaping @Sendable () async -> Void").functionTraits?.isSendable == true)
    #expect(written("@escaping @Sendable () async -> Void").functionTraits?.isAsync == true)
    #expect(written("(@MainActor (Int) -> Void)?").functionTraits?.globalActor == Name(.MainActor))
    #expect(written("Int").functionTraits == nil)
  }

  @Test(
    "Initializer calls, casts and literals tell their type",
    arguments: [
      ("Foo()", LightType.named("Foo")), ("Module.Foo(a: 1)", .named("Foo")), ("Foo.init(a: 1)", .named("Foo")),
      ("FetchDescriptor<Item>()", .named("FetchDescriptor", [.named("Item")])),
      ("[Item]()", LightType(.array, arguments: [.named("Item")])),
      ("[String: Item]()", LightType(.dictionary, arguments: [.named("String"), .named("Item")])),
      ("try await Foo()", .named("Foo")), ("y as Foo", .named("Foo")),
      ("y as? Foo", LightType(.optional, arguments: [.named("Foo")])), ("true", .named("Bool")),
      ("\"\"", .named("String"))
    ])
  func inference(value: String, expected: LightType) {
    #expect(inferred(value) == expected)
  }

  @Test("What has to be looked up is unknown", arguments: ["foo()", "y", "a + b", "Foo.shared", "[]", ".init()"])
  func unknown(value: String) {
    #expect(inferred(value) == .unknown)
  }
}
