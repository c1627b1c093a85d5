@testable import LintSemantics
import LintSyntax
import Testing

@Suite("The relationships among models")
struct ModelGraphTests {
  private let source = SmallIndex([
    (
      "Album.swift",
      """
      import SwiftData
      @Model final class Album {
        @Relationship(deleteRule: .cascade, inverse: \\Song.album) var songs: [Song] = []
        var label: Label?
        var fans: [Fan] = []
        var first: Guest?
        var second: Guest?
        var parts: [Album] = []
      }
      """
    ),
    (
      "Song.swift",
      """
      import SwiftData
      @Model final class Song { var album: Album }
      @Model final class Label { var albums: [Album] = [] }
      @Model final class Fan { var albums: [Album] = [] }
      @Model final class Guest { var album: Album? }
      @Model final class Review { var song: Song? }
      """
    )
  ])

  /// `Owner.property`, and where it leads.
  private func shown(_ relationship: ModelRelationship) -> String {
    let index = source.index
    func path(_ ref: DeclRef) -> String {
      let property = index.property(ref)
      return (property.owner.map { index.type($0).name } ?? "") + "." + property.name
    }
    let inverse =
      switch relationship.inverse {
      case .stated(let other): "stated \(path(other))"
      case .implied(let other): "implied \(path(other))"
      case .none: "none"
      case .unknown: "unknown"
      }
    return "\(path(relationship.property)): \(inverse)"
  }

  private func relationships(of name: String) throws -> [ModelRelationship] {
    let type = try #require(source.index.types(named: name).first)
    return source.index.modelGraph.relationships(of: type)
  }

  @Test("An inverse is stated on one side, or the only one in question unless both sides are collections")
  func inverses() throws {
    #expect(
      try relationships(of: "Album").map(shown) == [
        "Album.songs: stated Song.album", "Album.label: implied Label.albums", "Album.fans: none",
        "Album.first: unknown", "Album.second: unknown", "Album.parts: unknown"
      ])
    #expect(try relationships(of: "Song").map(shown) == ["Song.album: stated Album.songs"])
    #expect(try relationships(of: "Guest").map(shown) == ["Guest.album: unknown"])
    #expect(try relationships(of: "Review").map(shown) == ["Review.song: none"])
  }

  @Test("A property that is neither optional nor a collection requires another model")
  func required() throws {
    #expect(try relationships(of: "Song").map(\.isRequired) == [true])
    #expect(try relationships(of: "Guest").map(\.isRequired) == [false])
    #expect(try relationships(of: "Fan").map(\.isRequired) == [false])
  }

  @Test("Relationships are found by what they lead to, in any file")
  func targets() throws {
    let song = try #require(source.index.types(named: "Song").first)
    let found = source.index.modelGraph.relationships(to: song)
    #expect(found.map(shown) == ["Album.songs: stated Song.album", "Review.song: none"])
  }
}
