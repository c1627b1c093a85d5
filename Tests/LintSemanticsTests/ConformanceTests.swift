@testable import LintSemantics
import LintSyntax
import Testing

@Suite("Conformances, witnesses, overrides, models")
struct ConformanceTests {
  private let source: SmallIndex
  private let types: TypeIndex

  init() {
    source = SmallIndex(
      """
      protocol Source { associatedtype Item; var item: Item { get }; func fetch(_ count: Int) -> [Item]; static func make() -> Self }
      extension Source { func fetch(_ count: Int) -> [Item] { [] } }
      protocol Named { var name: String { get } }
      protocol Titled: Named { var name: String { get }; func title() async }
      typealias Both = Named & Source
      struct Conformer: Both, Codable { var item: Int; let name = ""; static func make() -> Conformer { Conformer(item: 1) } }
      enum Choice: Named { case one; var name: String { "" } }
      extension Choice: Titled { func title() {} ; func title(_ number: Int) {} }
      class Base { func run(_ count: Int) {}; var value: Int { 1 } }
      class Middle: Base {}
      final class Derived: Middle { override func run(_ count: Int) {}; override var value: Int { 2 } }
      @Model final class Album {
        @Attribute(.unique) var id: String
        @Transient var cache = 1
        @Relationship(deleteRule: .cascade, inverse: \\Song.album) var songs: [Song] = []
        var title: String { "" }
      }
      @Model final class Song { var album: Album?; var mystery: Unknown }
      """)
    types = TypeIndex(source.index)
  }

  @Test("Compositions and typealiases are taken apart; what a protocol inherits is no conformance")
  func conformances() {
    let stated = types.statedConformances(in: 0).map { "\(types.name(of: $0.type)): \(types.name(of: $0.protocol))" }
    #expect(
      stated == [
        "Conformer: Named", "Conformer: Source", "Conformer: Decodable", "Conformer: Encodable", "Choice: Named",
        "Choice: Titled"
      ])
  }

  @Test("Witnesses are members, members of protocol extensions, and functions with fewer effects")
  func witnesses() {
    let found = types.witnesses(in: 0).map { witness in
      let container = source.index.node(witness.witness).memberOwner.map { types.name(of: DeclRef(0, $0)) } ?? ""
      return "\(types.name(of: witness.type)).\(types.name(of: witness.requirement)): \(container)"
    }
    #expect(
      found == [
        "Conformer.name: Conformer", "Conformer.fetch: Source", "Conformer.item: Conformer",
        "Conformer.make: Conformer", "Choice.name: Choice",
        "Choice.title: Choice", "Choice.name: Choice"
      ])
  }

  @Test("An override is linked to the nearest superclass that has the member; so is a redeclared requirement")
  func overrides() {
    let found = types.overrides(in: 0).map { override in
      let owner = source.index.node(override.overridden).memberOwner.map { types.name(of: DeclRef(0, $0)) } ?? ""
      return "\(types.name(of: override.member)): \(owner)"
    }
    #expect(found == ["name: Named", "run: Base", "value: Base"])
  }

  @Test("Entities: scalars, what is transient, relationships with delete rule and inverse")
  func models() throws {
    let entities = types.modelEntities(in: 0)
    let album = try #require(entities.first)
    #expect(album.properties.map { types.name(of: $0.declaration) } == ["id", "cache", "songs"])
    #expect(album.properties[0].kind == .scalar)
    #expect(album.properties[0].isUnique)
    #expect(album.properties[1].kind == .transient)
    #expect(
      album.properties[2].kind
        == .relationship(to: entities[1].type, isToMany: true, deleteRule: "cascade", inverse: "album"))
    #expect(
      entities[1].properties[0].kind == .relationship(to: album.type, isToMany: false, deleteRule: nil, inverse: nil))
    #expect(entities[1].properties[1].kind == .unknown)
  }
}
