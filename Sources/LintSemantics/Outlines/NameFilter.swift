import LintSyntax

/// Which names a file may contain as identifiers. It is never wrong about a name that is there, and wrong about one in
/// a thousand that are not. Many questions are about dozens of names at once, and each file that seems to have one of
/// them may be parsed again.
///
/// A Bloom filter of one word for each name: the name's hash gives the word and three bits of it.
struct NameFilter: Sendable {
  private let words: [UInt64]

  /// - Parameter names: of all identifiers of the file.
  init(of names: UnsafeBufferPointer<Name>) {
    // Some forty bits for each different name: about every third identifier has one that was not there before.
    let count = max(4, names.count / 6).roundedUpToPowerOfTwo
    words = [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
      words.initialize(repeating: 0)
      for name in names {
        let place = Place(of: name)
        words[place.word & (count - 1)] |= place.bits
      }
      initialized = count
    }
  }

  func mayContain(_ name: Name) -> Bool { mayContain(Place(of: name)) }

  private func mayContain(_ place: Place) -> Bool { words[place.word & (words.count - 1)] & place.bits == place.bits }

  /// Those of some files that may contain a name, by the filters of all files.
  static func files(mentioning name: Name, among files: [FileID], _ filters: [NameFilter]) -> [FileID] {
    let place = Place(of: name)
    var found: [FileID] = []
    filters.withUnsafeBufferPointer { filters in
      for file in files where filters[Int(file)].mayContain(place) { found.append(file) }
    }
    return found
  }

  func mayContain(anyOf names: NameQuery) -> Bool { names.places.contains { mayContain($0) } }

  fileprivate struct Place {
    let word: Int
    let bits: UInt64

    init(of name: Name) {
      // The golden ratio spreads the numbers of well-known names, which are small, over all bits.
      let hash = UInt64(name.rawValue) &* 0x9E37_79B9_7F4A_7C15
      word = Int(truncatingIfNeeded: hash >> 40)
      bits = 1 &<< (hash >> 22) | 1 &<< (hash >> 28) | 1 &<< (hash >> 34)
    }
  }
}

/// Names that many files are asked about, see ``FileOutline/mayContain(anyOf:)``.
public struct NameQuery: Sendable {
  fileprivate let places: [NameFilter.Place]

  public init(_ names: some Sequence<Name>) { places = names.map { NameFilter.Place(of: $0) } }
}

extension Int {
  /// - Precondition: positive, and far from the largest.
  fileprivate var roundedUpToPowerOfTwo: Int { 1 << ((self - 1).bitWidth - (self - 1).leadingZeroBitCount) }
}
