import LintSemantics
import Testing

/// The isolation of the code that calls `here()`.
@Suite("Isolation of closures")
struct ClosureIsolationTests {
  @Test(
    "Constructs of the language decide where their closure runs",
    arguments: [
      ("@MainActor func f() { Task { here() } }", Isolation.mainActor),
      ("func f() { Task { here() } }", .nonisolated),
      ("actor A { func f() { Task { self.g(); here() } } }", .actor("A")),
      ("actor A { func f() { Task { here() } } }", .nonisolated),
      ("actor A { func here() {}; func f() { Task { here() } } }", .actor("A")),
      ("@MainActor func f() { Task.detached { here() } }", .nonisolated),
      ("@MainActor func f() { Task.detached { @MainActor in here() } }", .mainActor),
      ("func f() async { await MainActor.run { here() } }", .mainActor),
      ("func f() { MainActor.assumeIsolated { here() } }", .mainActor),
      ("@MainActor func f() { AsyncStream { c in here() } }", .mainActor),
      ("@MainActor func f() { AsyncStream { c in c.onTermination = { _ in here() } } }", .nonisolated),
      ("@MainActor func f() async { await withTaskGroup(of: Int.self) { g in here() } }", .mainActor),
      ("@MainActor func f() async { await withTaskGroup(of: Int.self) { g in g.addTask { here() } } }", .nonisolated),
      ("func f() { DispatchQueue.main.async { here() } }", .mainActor),
      ("@MainActor func f() { DispatchQueue.global().async { here() } }", .nonisolated),
      ("@MainActor func f() { [1].map { _ in here() } }", .mainActor),
      ("@MainActor func f() { { here() }() }", .mainActor),
      ("import Foundation; @MainActor func f() { autoreleasepool { here() } }", .mainActor),
      ("@MainActor func f() { func g() { here() }; g() }", .mainActor)
    ])
  func constructs(source: String, expected: Isolation) {
    #expect(SmallIndex(source).isolationsOfHere == [expected])
  }

  @Test(
    "The type of the parameter that a closure is passed to decides",
    arguments: [
      ("func later(_ body: @escaping @Sendable () -> Void) {}", Isolation.nonisolated),
      ("func later(_ body: @escaping @MainActor () -> Void) {}", .mainActor),
      ("func later(_ body: () -> Void) {}", .mainActor)
    ])
  func parameters(declaration: String, expected: Isolation) {
    #expect(SmallIndex(declaration + "\n@MainActor func f() { later { here() } }").isolationsOfHere == [expected])
  }

  @Test(
    "Where an extension's function calls one of its name, the type has another one, whose closure is not known",
    arguments: [
      ("register(\"row\") { here() }", Isolation.unknown), ("register(\"row\", onMain: { here() })", .mainActor)
    ])
  func overloads(call: String, expected: Isolation) {
    let source = """
      import Containers
      extension Container {
        func register(_ name: String, onMain make: @escaping @MainActor () -> Void) { \(call) }
      }
      """
    #expect(SmallIndex(source).isolationsOfHere == [expected])
  }

  @Test("Where it calls none, it is meant")
  func noOverloads() {
    let source = """
      import Containers
      extension Container {
        func later(_ body: @escaping @MainActor () -> Void) {}
        func start() { later { here() } }
      }
      """
    #expect(SmallIndex(source).isolationsOfHere == [.mainActor])
  }

  @Test(
    "The declaration of a macro decides where its closure runs",
    arguments: [("import SwiftUI", Isolation.mainActor), ("", .unknown)])
  func macros(imports: String, expected: Isolation) {
    #expect(SmallIndex(imports + "\n#Preview(\"Empty\") { here() }").isolationsOfHere == [expected])
  }

  @Test(
    "Functions of the name that cannot be called from there do not matter",
    arguments: [
      ("B.swift", "private func later(_ body: @escaping @Sendable () -> Void) {}"),
      ("Tests/TTests/B.swift", "import XCTest\nfunc later(_ body: @escaping @Sendable () -> Void) {}")
    ])
  func otherFunctions(path: String, declaration: String) {
    let source = "func later(_ body: () -> Void) {}\n@MainActor func f() { later { here() } }"
    #expect(SmallIndex([("A.swift", source), (path, declaration)]).isolationsOfHere == [.mainActor])
  }

  @Test(
    "A function of the project is not meant where the receiver is of another module, of another type, or not known",
    arguments: [
      ("func f(_ database: CKDatabase) { database.fetch { here() } }", Isolation.unknown),
      ("let database = CKContainer.default().privateCloudDatabase\nfunc f() { database.fetch { here() } }", .unknown),
      ("func f() { make().fetch { here() } }", .unknown),
      ("func f() { let store = CKDatabase(); store.fetch { here() } }", .unknown),
      (
        "struct Other { func fetch(_ body: () -> Void) {} }; func f(_ other: Other) { other.fetch { here() } }",
        .nonisolated
      ),
      ("func f(_ store: Store) { store.fetch { here() } }", .mainActor),
      ("func f() { let store = Store(); store.fetch { here() } }", .mainActor),
      ("func f(store: Int) { let store = Store(); store.fetch { here() } }", .mainActor),
      ("class Sub: Store { func f() { fetch { here() } } }", .mainActor),
      ("func f<Store>(_ store: Store) { store.fetch { here() } }", .unknown),
      ("func make() -> Store { Store() }; func f() { make().fetch { here() } }", .mainActor),
      ("func make() -> CKDatabase { CKDatabase() }; func f() { make().fetch { here() } }", .unknown),
      ("func f(_ any: Any) { (any as? Store)?.fetch { here() } }", .mainActor),
      ("func f(_ any: Any) { (any as? CKDatabase)?.fetch { here() } }", .unknown),
      ("func f(_ stores: [Store]) { stores.forEach { $0.fetch { here() } } }", .mainActor),
      (
        "extension CKDatabase { func fetch(_ body: () -> Void) {} }; func f(_ database: CKDatabase) { database.fetch { here() } }",
        .nonisolated
      )
    ])
  func receivers(source: String, expected: Isolation) {
    #expect(
      SmallIndex("import CloudKit\nclass Store { func fetch(_ body: @MainActor () -> Void) {} }\n\(source)")
        .isolationsOfHere == [expected])
  }

  @Test(
    "A property of the SDK's is not meant on a value of a class that inherits nothing of the SDK",
    arguments: [
      ("class Job: Unread {}", Isolation.unknown), ("class Job {}", .unknown), ("class Job: Operation {}", .nonisolated)
    ])
  func assignedProperty(declaration: String, expected: Isolation) {
    let source = """
      import Foundation
      \(declaration)
      @MainActor func start() {
        let job = Job()
        job.completionBlock = { here() }
      }
      """
    #expect(SmallIndex(source).isolationsOfHere == [expected])
  }

  @Test(
    "A modifier of the project is found where everything before it in the chain is known",
    arguments: [
      ("Text(verbatim: \"\").padding().later { here() }", Isolation.nonisolated),
      ("VStack { Text(verbatim: \"\") }.later { here() }", .nonisolated),
      ("VStack { Text(verbatim: \"\") }.padding().later { here() }", .nonisolated),
      ("Text(verbatim: \"\").font(.body).toolbar { EmptyView() }.later { here() }", .nonisolated),
      ("VStack { Text(verbatim: \"\") }.shimmering().later { here() }", .unknown),
      ("ShimmeringView().later { here() }", .unknown),
      // None of the project's functions of the name is meant.
      ("Text(verbatim: \"\").onAppear { here() }", .mainActor)
    ])
  func modifiers(expression: String, expected: Isolation) {
    let source = """
      import SwiftUI
      extension View { func later(_ body: @escaping @Sendable () -> Void) -> some View { self } }
      struct Chart { func onAppear(perform body: @escaping @Sendable () -> Void) {} }
      struct Screen: View { var body: some View { \(expression) } }
      """
    #expect(SmallIndex(source).isolationsOfHere == [expected])
  }

  @Test("In a clause of an '#if' its own type of a name is meant, outside of it that of the first platform")
  func clauses() {
    func source(inside: String = "", outside: String = "") -> String {
      """
      #if os(iOS)
      class Store { func fetch(_ body: @MainActor () -> Void) {} }
      #else
      class Store { func fetch(_ body: () -> Void) {} }
      \(inside)
      #endif
      \(outside)
      """
    }
    let call = "func f(_ store: Store) { store.fetch { here() } }"
    #expect(SmallIndex(source(inside: call)).isolationsOfHere == [.nonisolated])
    #expect(SmallIndex(source(outside: call)).isolationsOfHere == [.mainActor])
  }

  @Test("Where the SDK has another function that a call may mean, the closure is not known")
  func overloadOfSDK() {
    let source = """
      import SwiftUI
      extension View { func onAppear(perform body: @escaping @Sendable () -> Void) -> some View { self } }
      struct Screen: View { var body: some View { Text(verbatim: "").onAppear { here() } } }
      """
    #expect(SmallIndex(source).isolationsOfHere == [.unknown])
  }

  @Test("Closures of SwiftUI are on the main actor where their surroundings are")
  func swiftUI() {
    let view = "import SwiftUI\nstruct V: View { var body: some View { VStack { Button(\"\") { Task { here() } } } } }"
    #expect(SmallIndex(view).isolationsOfHere == [.mainActor])
    #expect(SmallIndex("import SwiftUI\nfunc f() { Button(\"\") { here() } }").isolationsOfHere == [.unknown])
    #expect(SmallIndex("@MainActor func f() { Button(\"\") { here() } }").isolationsOfHere == [.unknown])
  }

  @Test("A closure whose function is not known is unknown")
  func unknownFunction() {
    #expect(SmallIndex("@MainActor func f() { later { here() } }").isolationsOfHere == [.unknown])
  }

  @Test("A closure in an initial value is isolated in language mode 5 only")
  func initialValues() {
    #expect(SmallIndex("@MainActor class C { lazy var t = Task { here() } }").isolationsOfHere == [.unknown])
  }
}
