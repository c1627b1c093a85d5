import LintKit
import LintSyntax
import Testing

@testable import concurlint

/// An editor keeps an index and replaces a file of it: the result must be the index of a fresh run.
@Suite("Contributions of files to an updated index")
struct IncrementalContributionTests {
  private static let sources: [(path: String, text: String)] = [
    (
      "Sources/Kit/Base.swift",
      """
      public protocol Source { associatedtype Item; func fetch(_ count: Int) -> [Item]; var name: String { get } }
      extension Source { public var name: String { "" } }
      open class Base { public init() {}; open func run(_ count: Int) {}; open var value: Int { 1 } }
      public typealias Both = Source & Named
      public protocol Named { var name: String { get } }
      """
    ),
    (
      "Sources/App/Derived.swift",
      """
      import Kit
      class Middle: Base { override func run(_ count: Int) {} }
      final class Derived: Middle, Both {
        override func run(_ count: Int) {}
        override var value: Int { 2 }
        func fetch(_ count: Int) -> [String] { [] }
        var name: String { "derived" }
      }
      @propertyWrapper struct Clamped { var wrappedValue: Int }
      """
    ),
    (
      "Sources/App/Extensions.swift",
      """
      import Kit
      extension Derived: Hashable { static func == (a: Derived, b: Derived) -> Bool { true }; func hash(into hasher: inout Hasher) {} }
      struct Settings { @Clamped var count: Int; let action = #selector(Derived.run(_:)) }
      extension Settings: Named { var name: String { "settings" } }
      """
    ),
    (
      "Sources/App/Models.swift",
      """
      import SwiftData
      @Model final class Album { @Attribute(.unique) var id: String; @Relationship(deleteRule: .cascade, inverse: \\Song.album) var songs: [Song] = [] }
      @Model final class Song { var album: Album?; var title: String; @Transient var cache = 1 }
      """
    )
  ]

  @Test("A hundred random edits, one after the other, give the bytes of fresh runs", arguments: 1...4)
  func edits(seed: UInt64) {
    var random = Numbers(state: seed)
    var sources = Self.sources
    var index = Self.index(of: sources)
    var listed = Self.listing(of: index)
    var changes = 0
    for _ in 0..<100 {
      let number = Int.random(in: sources.indices, using: &random)
      sources[number].text = Self.edited(
        sources[number].text, with: Self.sources.randomElement(using: &random)?.text ?? "", &random)
      index = index.replacing(FileOutline(SyntaxTree.parse(sources[number].text), path: sources[number].path))
      let updated = Self.listing(of: index)
      #expect(updated == Self.listing(of: Self.index(of: sources)))
      if updated != listed { changes += 1 }
      listed = updated
    }
    #expect(changes > 20, "edits that change nothing show nothing")
  }

  private static func index(of sources: [(path: String, text: String)]) -> ProjectIndex {
    ProjectIndex(merging: sources.map { FileOutline(SyntaxTree.parse($0.text), path: $0.path) })
  }

  /// What `concurlint index --format json` prints, for every file.
  private static func listing(of index: ProjectIndex) -> [[UInt8]] {
    index.files.indices.map { number in
      let tree = index.files[number].wholeTree()
      return FileContribution(of: FileID(number), tree, to: index, paths: { index.path($0) }).listing.json
    }
  }

  /// A line less, a line twice, a line of some file more, or a word less.
  private static func edited(_ text: String, with other: String, _ random: inout Numbers) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where lines.count > 1: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2:
      var words = lines[place].split(separator: " ")
      if !words.isEmpty { words.remove(at: Int.random(in: words.indices, using: &random)) }
      lines[place] = words.joined(separator: " ")
    default: lines.insert(other.split(separator: "\n").randomElement(using: &random).map(String.init) ?? "", at: place)
    }
    return lines.joined(separator: "\n")
  }
}

/// The same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
