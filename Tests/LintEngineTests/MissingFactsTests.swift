import LintKit
import Testing

@testable import LintEngine

@Suite("Counting what was not known")
struct MissingFactsTests {
  private func rows(_ facts: MissingFact...) -> [String] {
    var counted = MissingFacts()
    for fact in facts { counted.add(fact) }
    return counted.rows.map { "\($0.count) \($0.text)" }
  }

  @Test("The most frequent comes first, equally frequent ones by their text")
  func order() {
    #expect(rows("b", "c", "a", "c") == ["2 c", "1 a", "1 b"])
  }

  @Test("Only a module that every file imports may declare what is not known")
  func modules() {
    let (one, other) = (MissingFact("x", modules: ["A", "B", "C"]), MissingFact("x", modules: ["B", "C", "D"]))
    #expect(rows(one) == ["1 x, perhaps in module 'A', 'B' or 'C'"])
    #expect(rows(one, other) == ["2 x, perhaps in module 'B' or 'C'"])
    #expect(rows(one, other, MissingFact("x", modules: ["C"])) == ["3 x, perhaps in module 'C'"])
    #expect(rows(one, other, MissingFact("x")) == ["3 x"])
  }

  @Test("Many modules are only counted")
  func manyModules() {
    #expect(rows(MissingFact("x", modules: ["A", "B", "C", "D"])) == ["1 x, perhaps in one of 4 imported modules"])
  }
}
