import Testing

@testable import LintEngine

@Suite("Finding fixes at fault")
struct FixVerifierTests {
  private func search(_ count: Int, failingWith culprits: Set<Int>) throws -> (FixVerifier.Verdict, runs: Int) {
    var runs = 0
    let verdict = try FixVerifier { fixes in
      runs += 1
      return fixes.isDisjoint(with: culprits)
    }.verdict(on: Array(0..<count))
    return (verdict, runs)
  }

  @Test("All fixes stay when the command succeeds, after one run")
  func passes() throws {
    let (verdict, runs) = try search(100, failingWith: [])
    #expect(verdict == .passes(with: Set(0..<100)))
    #expect(runs == 1)
  }

  @Test("Those at fault go and no others", arguments: [[0], [99], [3, 50], [0, 1, 2, 98, 99]])
  func culprits(_ culprits: [Int]) throws {
    let (verdict, runs) = try search(100, failingWith: Set(culprits))
    #expect(verdict == .passes(with: Set(0..<100).subtracting(culprits)))
    #expect(runs <= 2 + 14 * culprits.count)
  }

  @Test("A pair that fails only together loses one of the two")
  func pair() throws {
    let verdict = try FixVerifier { !$0.isSuperset(of: [2, 5]) }.verdict(on: Array(0..<8))
    #expect(verdict == .passes(with: [0, 1, 2, 3, 4, 6, 7]))
  }

  @Test("A command that fails without any fix says nothing about them")
  func failsAnyway() throws {
    #expect(try FixVerifier { _ in false }.verdict(on: [0, 1]) == .failsAnyway)
  }
}
