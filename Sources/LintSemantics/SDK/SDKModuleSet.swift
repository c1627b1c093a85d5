/// Some of the modules of ``SDKInterface/all``, by their places there: quick to join and to compare.
struct SDKModuleSet: Hashable, Sendable {
  private var words: SIMD2<UInt64> = .zero

  /// How many modules there is room for.
  static let capacity = 128

  init() {}

  /// - Parameter places: each from 0 up to ``capacity``.
  init(_ places: [Int]) {
    for place in places { insert(place) }
  }

  mutating func insert(_ place: Int) { words[place / 64] |= 1 << UInt64(place % 64) }

  mutating func formUnion(_ other: SDKModuleSet) { words |= other.words }

  func isSubset(of other: SDKModuleSet) -> Bool { words & other.words == words }

  /// In ascending order.
  var places: [Int] {
    var found: [Int] = []
    for word in 0..<2 {
      var rest = words[word]
      while rest != 0 {
        found.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return found
  }
}
