@testable import LintProject
import Testing

@Suite("Dictionaries that share what they have in common")
struct SharedDictionaryTests {
  /// A key whose hash is chosen: many keys of one hash, and hashes that differ late.
  private struct Key: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 7) }
  }

  private func contents(_ dictionary: SharedDictionary<Key, Int>) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: dictionary.entries.map { ($0.key.number, $0.value) })
  }

  @Test("Values are found, the last one of each key")
  func entries() {
    var (shared, plain) = (SharedDictionary<Key, Int>(), [Int: Int]())
    for step in 0..<2_000 {
      let number = step * 7919 % 500
      (shared[Key(number: number)], plain[number]) = (step, step)
    }
    #expect(contents(shared) == plain)
    #expect(shared[Key(number: 501)] == nil)
    #expect((0..<500).allSatisfy { shared[Key(number: $0)] == plain[$0] })
  }

  @Test("A copy does not see changes of the other")
  func copies() {
    let first: SharedDictionary<Key, Int> = [Key(number: 1): 1, Key(number: 8): 8]
    var second = first
    second[Key(number: 8)] = 9
    second[Key(number: 15)] = 15
    #expect(contents(first) == [1: 1, 8: 8])
    #expect(contents(second) == [1: 1, 8: 9, 15: 15])
  }

  @Test("Joining asks about what differs alone")
  func joining() {
    var base: SharedDictionary<Key, Int> = [:]
    for number in 0..<100 { base[Key(number: number)] = number }
    var (left, right) = (base, base)
    left[Key(number: 3)] = 1_000
    right[Key(number: 200)] = 2_000
    left[Key(number: 300)] = 3_000
    let joined = left.joined(with: right, both: { $0 == $1 ? $0 : -1 }, one: { -$0 })
    var expected = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) })
    (expected[3], expected[200], expected[300]) = (-1, -2_000, -3_000)
    #expect(contents(joined) == expected)
  }

  @Test("Joining with an empty one, from either side")
  func empty() {
    let some: SharedDictionary<Key, Int> = [Key(number: 1): 1]
    #expect(contents(some.joined(with: [:], both: { $0 + $1 }, one: { -$0 })) == [1: -1])
    #expect(contents(SharedDictionary().joined(with: some, both: { $0 + $1 }, one: { -$0 })) == [1: -1])
  }
}
