import LintFlow
@testable import LintSemantics
import Testing

@Suite("Values that move from one isolation to another")
struct CrossingTests {
  @Test(
    "Whether a call leaves its isolation",
    arguments: [
      (Isolation.mainActor, Isolation.mainActor, true, Truth.no),
      (.mainActor, .global("DB"), true, .yes),
      (.mainActor, .actor("A"), true, .yes),
      (.mainActor, .nonisolated, false, .no),
      (.mainActor, .nonisolated, true, .yes),
      (.mainActor, .concurrent, true, .yes),
      (.mainActor, .caller, true, .no),
      (.mainActor, .parameter("a"), false, .unknown),
      (.nonisolated, .mainActor, true, .yes),
      (.nonisolated, .nonisolated, true, .no),
      (.nonisolated, .concurrent, true, .no),
      (.caller, .concurrent, true, .yes),
      (.caller, .caller, true, .no),
      (.actor("A"), .actor("A"), true, .unknown),
      (.unknown, .mainActor, true, .unknown),
      (.unknown, .nonisolated, false, .no),
      (.unknown, .nonisolated, true, .unknown),
      (.nonisolated, .unknown, true, .unknown)
    ])
  func calls(from: Isolation, to: Isolation, isAsync: Bool, expected: Truth) {
    #expect(from.isLeft(entering: to, isAsync: isAsync) == expected)
  }

  @Test("On one actor nothing leaves it")
  func sameInstance() {
    #expect(Isolation.actor("A").isLeft(entering: .actor("A"), isAsync: true, isSameInstance: .yes) == .no)
    #expect(Isolation.actor("A").isLeft(entering: .actor("A"), isAsync: true, isSameInstance: .no) == .yes)
  }

  private static let source = """
    class K {}
    @MainActor func show(_ k: K) {}
    func load(_ k: K) async {}
    func measure(_ k: K) {}
    @MainActor var kept = K()
    func plain(_ body: () -> Void) {}
    @MainActor func start(_ k: K) {
      Task { here() }
      Task.detached { here() }
      plain { here() }
    }
    func run(_ k: K) {
      Task { here() }
      plain { here() }
    }
    """

  private let small = SmallIndex([("A.swift", source)], settings: LanguageSettings(mode: .v6))

  private func function(_ name: String) throws -> DeclRef {
    try #require(small.functions.first { $0.name == name }).ref
  }

  private func context(of name: String) throws -> BodyRef {
    let node = try function(name).node
    let contexts = small.index.bodies(of: 0).contexts
    return BodyRef(file: 0, id: RecordID(try #require(contexts.firstIndex { $0.kind == .function(node) })))
  }

  /// The closures directly in a function.
  private func closures(in name: String) throws -> [BodyRef] {
    let parent = try context(of: name).id
    let contexts = small.index.bodies(of: 0).contexts
    return contexts.indices.filter { contexts[$0].parent == parent }.map { BodyRef(file: 0, id: RecordID($0)) }
  }

  private func type(_ name: String) -> SwiftType {
    let declaration = small.types.first { $0.name == name }?.ref ?? TypeIndex(small.index).standard(name)
    return .nominal(SwiftType.NominalType(declaration: declaration, name: name, parent: nil, arguments: []))
  }

  @Test(
    "A value in a call: where it goes, whether it leaves, whether it may",
    arguments: [
      ("show", "start", "K", Truth.no, Truth.yes), ("show", "run", "K", .yes, .no), ("load", "start", "K", .yes, .no),
      ("load", "run", "K", .no, .yes),
      ("measure", "start", "K", .no, .yes), ("show", "run", "Int", .yes, .yes),
      ("show", "run", "Elsewhere", .yes, .unknown)
    ])
  func calls(callee: String, caller: String, value: String, leaves: Truth, isFree: Truth) throws {
    let found = small.index.crossing(of: type(value), from: try context(of: caller), intoCallOf: try function(callee))
    #expect(found.way == .call)
    #expect(found.leaves == leaves)
    #expect(found.isFree == isFree)
  }

  @Test(
    "A captured value leaves when the closure runs elsewhere, or beside code that is on no actor",
    arguments: [
      ("start", [Truth.no, .yes, .no]), ("run", [.yes, .no])
    ])
  func captures(function: String, leaves: [Truth]) throws {
    let around = try context(of: function)
    let found = try closures(in: function).map { small.index.crossing(of: type("K"), from: around, capturedBy: $0) }
    #expect(found.map(\.leaves) == leaves)
    #expect(found.allSatisfy { $0.way == .capture && $0.sendability.answer == .no })
  }

  @Test("A stored value moves to the property's isolation")
  func stores() throws {
    let property = try #require(small.properties.first { $0.name == "kept" }).ref
    let stays = small.index.crossing(of: type("K"), from: try context(of: "start"), storedIn: property)
    let leaves = small.index.crossing(of: type("K"), from: try context(of: "run"), storedIn: property)
    #expect((stays.leaves, stays.isFree) == (.no, .yes))
    #expect((leaves.leaves, leaves.isFree, leaves.to) == (.yes, .no, .mainActor))
  }

  @Test(
    "Sendability of inferred types",
    arguments: [
      ("Int?", Truth.yes), ("[Int]", .yes), ("Array", .unknown), ("Void", .yes), ("Any", .no), ("() -> Void", .no),
      ("Elsewhere", .unknown),
      ("any Error", .yes), ("[String: NSObject]", .no)
    ])
  func types(written: String, expected: Truth) throws {
    let small = SmallIndex("import Foundation\nvar value: \(written) { get { fatalError() } }")
    let type = TypeIndex(small.index).propertyType(try #require(small.properties.first).ref)
    #expect(small.index.sendability(of: type, in: 0).answer == expected)
  }
}
