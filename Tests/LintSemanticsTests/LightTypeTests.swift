import LintSemantics
import LintSyntax
import Testing

@Suite("Light types")
struct LightTypeTests {
  private func written(_ type: String) -> LightType { SmallIndex("let x: \(type)").properties.first?.type ?? .unknown }

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

  @Test("Nothing is inferred from an initial value", arguments: ["Foo()", "1", "y as Foo", "[Item]()"])
  func values(value: String) {
    #expect(SmallIndex("let x = \(value)").properties.first?.type == .unknown)
  }
}
