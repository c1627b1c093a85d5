import Testing

@testable import LintMigration

@Suite("How many targets are below each")
struct ImportLevelsTests {
  @Test("A target is one above the highest that it imports")
  func chain() {
    #expect(ImportLevels.levels(of: [0, 1, 2, 3], imports: [0: [1, 3], 1: [2], 3: []]) == [0: 2, 1: 1, 2: 0, 3: 0])
  }

  @Test("Targets that import each other, directly or not, share a level, and each finds the same")
  func ring() {
    let imports: [Int: Set<Int>] = [0: [1], 1: [2], 2: [0, 3], 3: [], 4: [2]]
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 0, 3, 1]] {
      #expect(ImportLevels.levels(of: order, imports: imports) == [0: 1, 1: 1, 2: 1, 3: 0, 4: 2], "\(order)")
    }
  }

  @Test("A target that imports itself is above nothing")
  func itself() { #expect(ImportLevels.levels(of: [0], imports: [0: [0]]) == [0: 0]) }

  @Test("Rings that lead into each other are one above the other")
  func rings() {
    let imports: [Int: Set<Int>] = [0: [1], 1: [0, 2], 2: [3], 3: [2]]
    #expect(ImportLevels.levels(of: [0, 1, 2, 3], imports: imports) == [0: 1, 1: 1, 2: 0, 3: 0])
  }
}
