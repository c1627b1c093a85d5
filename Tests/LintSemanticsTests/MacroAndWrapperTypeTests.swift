import LintFlow
@testable import LintSemantics
import LintSyntax
import Testing

@Suite("Members that types get from macros, wrappers and other modules")
struct MacroAndWrapperTypeTests {
  @Test("A macro of the SDK adds conformances, and their members")
  func macroMembers() {
    let source = TypedSource(
      """
      import SwiftData
      @Model final class Album { var title = "" }
      @ModelActor actor Store { func names() { let context = modelContext } }
      func use(_ album: Album) { let id = album.persistentModelID; let context = album.modelContext }
      """)
    #expect(source.type(of: "id", .local) == "PersistentIdentifier")
    #expect(source.type(of: "context", .local) == "ModelContext")
  }

  @Test("A macro's conformance does not count as stated in an inheritance clause")
  func stated() {
    let source = SmallIndex("import Observation\n@Observable final class Store: Equatable {}")
    let types = TypeIndex(source.index)
    #expect(types.statedConformances(in: 0).map { types.name(of: $0.protocol) } == ["Equatable"])
    #expect(conformance(to: "Observable", in: source.index).isYes)
  }

  @Test(
    "What an unknown macro adds is not known, so that nothing is ruled out",
    arguments: [
      ("@Stamped struct Item {}", Truth.unknown), ("@frozen struct Item {}", .no), ("@MainActor struct Item {}", .no),
      ("@propertyWrapper struct Item { var wrappedValue: Int }", .no),
      ("@Own struct Item {}\n@globalActor actor Own {}", .no)
    ])
  func unknownMacro(_ declaration: String, _ expected: Truth) {
    let source = SmallIndex("protocol Marked {}\n" + declaration)
    #expect(conformance(to: "Marked", in: source.index) == expected)
  }

  /// Whether the first structure or class conforms to a protocol.
  private func conformance(to name: String, in index: ProjectIndex) -> Truth {
    let types = TypeIndex(index)
    let nominal = index.outline(0).tree.root.descendants.first { $0.kind == .structDecl || $0.kind == .classDecl }
    guard let nominal, let declaration = types.declaration(nominal, 0) else { return .unknown }
    let scope = types.entity(named: name, at: nominal, in: 0)
    guard case .nominal(let proto) = scope else { return .unknown }
    return types.conforms(
      types.selfType(of: declaration), to: types.nested(proto, [], in: nil).asConstraint, Environment())
  }

  @Test("A key path tells what a wrapper holds")
  func environment() {
    let source = TypedSource(
      """
      import SwiftUI
      import SwiftData
      struct Screen: View {
        @Environment(\\.modelContext) private var context
        @Environment(Store.self) var store
        var body: some View { Text("") }
        func save() { let kept = context }
      }
      @Observable final class Store {}
      """)
    #expect(source.type(of: "context", .property) == "ModelContext")
    #expect(source.type(of: "kept", .local) == "ModelContext")
    #expect(source.type(of: "store", .property) == "Store")
  }

  @Test("A key path is a function where one is expected")
  func keyPaths() {
    let album = "struct Album { var title: String; var tracks: [Int]; var next: Int? }"
    #expect(TypedSource.value("[Album]().map(\\.title)", after: album) == "[String]")
    #expect(TypedSource.value("[Album]().map(\\.tracks.count)", after: album) == "[Int]")
    #expect(TypedSource.value("[Album]().compactMap(\\.next)", after: album) == "[Int]")
    #expect(TypedSource.value("[Album]().first.map(\\.title)", after: album) == "String?")
  }

  @Test(
    "Tasks have the types of their closures' results and errors",
    arguments: [
      ("Task { 1 }", "Task<Int, Never>"), ("Task.detached { \"\" }", "Task<String, Never>"),
      ("Task { }", "Task<(), Never>"),
      ("Task { try await load() }", "Task<Int, any Error>"), ("Task<Int, Never> { 1 }", "Task<Int, Never>"),
      ("Task(priority: .high) { print(1) }", "Task<(), Never>"), ("await Task { 1 }.value", "Int")
    ])
  func tasks(_ value: String, _ expected: String) {
    #expect(TypedSource.value(value, after: "func load() async throws -> Int { 1 }") == expected)
  }

  @Test(
    "A slice of a slice is one of the same kind",
    arguments: [
      ("\"a\".dropFirst().dropLast()", "Substring"), ("ContiguousArray([1]).dropFirst()", "ArraySlice<Int>"),
      ("[1].dropFirst().filter { $0 > 1 }", "[Int]"),
      ("\"a\".split(separator: \",\").map { $0.dropFirst() }", "[Substring]")
    ])
  func slices(_ value: String, _ expected: String) {
    #expect(TypedSource.value(value) == expected)
  }

  @Test("A function of the project that is called 'type' is not the library's")
  func ownTypeFunction() {
    let source = TypedSource(
      """
      struct Typer { func type(of value: Int) -> String { "" }; func test() { let x = type(of: 1) } }
      func test() { let y = type(of: 1) }
      """)
    #expect(source.type(of: "x", .local) == "String")
    #expect(source.type(of: "y", .local) == "Int.Type")
  }

  @Test("A property's type that depends on a closure's body comes from the body")
  func closuresInProperties() {
    let source = TypedSource(
      "struct S { static let names = [1, 2].map { String($0) }; func test() { let x = Self.names } }")
    #expect(source.type(of: "names", .property) == "[String]")
    #expect(["unknown", "[String]"].contains(source.type(of: "x", .local)))
  }

  @Test("A module that exports another one makes its types visible")
  func exports() {
    let source = TypedSource(
      [
        ("Sources/App/A.swift", "import Kit\nfunc test() { let x = Node() }"),
        ("Sources/Base/Node.swift", "public struct Node { public init() {} }"),
        ("Sources/Kit/Exports.swift", "@_exported import Middle"),
        ("Sources/Middle/Exports.swift", "@_exported public import Base")
      ])
    #expect(source.type(of: "x", .local) == "Node")
  }

  @Test("What one file of a module exports, its other files see without an import")
  func ownExports() {
    let source = TypedSource(
      [
        ("Sources/App/A.swift", "func test() { let x = Node() }"),
        ("Sources/App/Exports.swift", "@_exported import Base"),
        ("Sources/Base/Node.swift", "public struct Node { public init() {} }")
      ])
    #expect(source.type(of: "x", .local) == "Node")
  }
}
