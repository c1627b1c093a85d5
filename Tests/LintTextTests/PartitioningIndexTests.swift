import LintText
import Testing

@Suite("Search in sorted collections")
struct PartitioningIndexTests {
  @Test("the first element of the second part is found, wherever it is", arguments: 0...9)
  func found(place: Int) {
    #expect(Array(0..<9).partitioningIndex { $0 >= place } == place)
  }

  @Test("of a slice, the place is one of the whole collection")
  func slice() {
    #expect([1, 1, 5, 7, 9][2...].partitioningIndex { $0 > 6 } == 3)
  }

  @Test("an empty collection has only its end")
  func empty() {
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }

  @Test("of a million elements, twenty are looked at")
  func steps() {
    var count = 0
    let found = (0..<1_000_000).partitioningIndex {
      count += 1
      return $0 >= 123_456
    }
    #expect(found == 123_456)
    #expect(count <= 20)
  }
}
