import LintEngine
import LintKit
import Testing

@testable import LintMigration

/// What one file has of inventories and of what is already right.
@Suite("Inventories")
struct InventoryTests {
  private static func scan(_ source: String, others: [String: String] = [:], findings: [String] = []) -> FileScan {
    let tree = SyntaxTree.parse(Array(source.utf8))
    let outlines =
      [FileOutline(tree, path: "A.swift")] + others.map { FileOutline(SyntaxTree.parse(Array($1.utf8)), path: $0) }
    let index = ProjectIndex(merging: outlines)
    let offsets = findings.compactMap {
      source.utf8.firstRange(of: $0.utf8).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) }
    }
    return FileScan(tree, index.file(at: "A.swift") ?? 0, index, findings: offsets)
  }

  /// Kinds in the order of the source.
  private static func kinds(_ inventory: InventoryKind, _ source: String, others: [String: String] = [:]) -> [String] {
    scan(source, others: others).inventory.filter { $0.0 == inventory }.sorted { $0.1.offset < $1.1.offset }.map(
      \.1.kind)
  }

  private static func practices(_ source: String, findings: [String] = []) -> [String] {
    scan(source, findings: findings).practices.sorted { $0.1.offset < $1.1.offset }.map {
      "\($0.0.rawValue) \($0.1.symbol)"
    }
  }

  // MARK: Escape hatches

  @Test("Everything that the compiler was told not to check")
  func escapeHatches() {
    let source = """
      @preconcurrency import Old
      final class Box: @unchecked Sendable { nonisolated(unsafe) var value = 1 }
      struct Fine: Sendable {}
      extension Box: @preconcurrency Equatable {}
      func f() async {
        MainActor.assumeIsolated { }
        Task.detached { }
        Task { }
        await withUnsafeContinuation { $0.resume() }
      }
      """
    #expect(
      Self.kinds(.escapeHatches, source) == [
        "@preconcurrency", "@unchecked Sendable", "nonisolated(unsafe)", "@preconcurrency", "assumeIsolated",
        "Task.detached", "unsafe continuation"
      ])
  }

  @Test("Detaching something else is none")
  func detached() { #expect(Self.kinds(.escapeHatches, "func f(_ view: Window) { view.detached() }").isEmpty) }

  // MARK: Locks, queues, callbacks, Combine

  @Test("Locks and queues where they are made, and work where it is handed to a queue")
  func locks() {
    let source = """
      let lock = NSLock()
      let state = OSAllocatedUnfairLock(initialState: 0)
      let queue = DispatchQueue(label: "q")
      func f() {
        DispatchQueue.main.async { }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now()) { }
        queue.sync { }
        view.async()
      }
      """
    #expect(
      Self.kinds(.locks, source) == [
        "NSLock", "OSAllocatedUnfairLock", "DispatchQueue", "DispatchQueue.main.async",
        "DispatchQueue.global().asyncAfter", "queue.sync"
      ])
  }

  @Test("A type of the project's own by the name of a lock is none")
  func ownLock() {
    #expect(Self.kinds(.locks, "let m = Mutex(1)", others: ["B.swift": "struct Mutex { init(_ x: Int) {} }"]).isEmpty)
  }

  @Test("Callbacks: completion handlers of functions that do not suspend, timers, observers, delegates")
  func callbacks() {
    let source = """
      class C {
        weak var delegate: Watcher?
        weak var parent: C?
        func load(completion: @escaping (Int) -> Void) {}
        func send(completionHandler: ((Int) -> Void)?) {}
        func both(completion: @escaping () -> Void) async {}
        func each(_ body: (Int) -> Void) {}
        func begin() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          NotificationCenter.default.addObserver(self, selector: #selector(x), name: nil, object: nil)
        }
      }
      """
    #expect(
      Self.kinds(.callbacks, source) == [
        "delegate", "completion handler", "completion handler", "Timer", "NotificationCenter observer"
      ])
  }

  @Test("Combine: imports, observable objects, published properties, subjects, sinks and what holds them")
  func combine() {
    let source = """
      import Combine
      class C: ObservableObject {
        @Published var x = 1
        var bag: Set<AnyCancellable> = []
        let subject = PassthroughSubject<Int, Never>()
        func f() { subject.sink { _ in }.store(in: &bag) }
      }
      """
    #expect(
      Self.kinds(.combine, source) == [
        "import Combine", "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "sink"
      ])
  }

  // MARK: SwiftData

  @Test("Models, and what they refer to with which delete rule")
  func models() {
    let source = """
      import SwiftData
      @Model final class Home { var rooms: [Room] = []; @Relationship(deleteRule: .cascade, inverse: \\Pet.home) var pets: [Pet] = [] }
      @Model final class Room { var home: Home? }
      @Model final class Pet { var home: Home?; var name = "" }
      """
    #expect(
      Self.kinds(.models, source) == [
        "@Model", "relationship to many, delete rule nullify, as not stated, inverse not stated",
        "relationship to many, delete rule cascade",
        "@Model", "relationship to one, delete rule nullify, as not stated, inverse not stated",
        "@Model", "relationship to one, delete rule nullify, as not stated, inverse not stated"
      ])
  }

  @Test("Contexts and containers: where each is made, stored, passed")
  func contexts() {
    let source = """
      import SwiftData
      struct V { @Environment(\\.modelContext) private var context; @Environment(\\.dismiss) var dismiss }
      final class S {
        let container: ModelContainer
        var context: ModelContext?
        var main: ModelContext { container.mainContext }
        init(container: ModelContainer) { self.container = container }
        func save(in context: ModelContext) throws { let other = ModelContext(container) }
      }
      """
    #expect(
      Self.kinds(.contexts, source) == [
        "ModelContext from the environment", "ModelContainer stored", "ModelContext stored", "main context used",
        "ModelContainer passed",
        "ModelContext passed", "ModelContext made"
      ])
  }

  // MARK: Reasons

  private static func reason(_ source: String) -> String? { scan(source).inventory.first?.1.comment }

  @Test(
    "A comment above or at the end of the line is the reason",
    arguments: [
      ("// The lock guards it.\nfinal class A: @unchecked Sendable {}", "The lock guards it."),
      ("final class A: @unchecked Sendable {} // one thread alone", "one thread alone"),
      ("/* Two\n * lines. */\nfinal class A: @unchecked Sendable {}", "Two lines."),
      ("/// Written once, behind `lock`.\nfinal class A: @unchecked Sendable {}", "Written once, behind `lock`."),
      ("func f() {\n  // Its work must not run here.\n  Task.detached { }\n}", "Its work must not run here."),
      ("let url = \"http://x\"; let a = Task.detached { } // why", "why")
    ])
  func reasons(source: String, reason: String) { #expect(Self.reason(source) == reason) }

  @Test(
    "What is no reason: documentation of something else, marks, directives, comments further up or after other code",
    arguments: [
      "/// A box of things.\nfinal class A: @unchecked Sendable {}",
      "// MARK: - Boxes\nfinal class A: @unchecked Sendable {}", "// TODO: mend\nfinal class A: @unchecked Sendable {}",
      "// swiftlint:disable:next x\nfinal class A: @unchecked Sendable {}",
      "// About the file.\n\nfinal class A: @unchecked Sendable {}",
      "let x = 1 // about x\nfinal class A: @unchecked Sendable {}",
      "final class A: @unchecked Sendable { let s = \"// no\" }"
    ])
  func noReasons(source: String) { #expect(Self.reason(source) == nil) }

  // MARK: Already right

  @Test("What is as it should be, by name")
  func right() {
    let source = """
      import SwiftData
      actor Store {}
      @ModelActor actor Importer {}
      @MainActor @Observable final class State {}
      struct Record: Sendable {}
      @Model final class Item {}
      func work() async {
        async let a = load()
        await withTaskGroup(of: Int.self) { _ in }
        _ = await withCheckedContinuation { $0.resume() }
        let stream = AsyncStream<Int> { _ in }
        let p = #Predicate<Item> { _ in true }
      }
      func local(_ container: ModelContainer) { let c = ModelContext(container) }
      """
    #expect(
      Self.practices(source) == [
        "actors Store", "model-actors Importer", "main-actor-types State", "observable State", "sendable-types Record",
        "models Item", "async-let work()",
        "task-groups work()", "checked-continuations work()", "async-streams work()", "predicates work()",
        "local-contexts local(_:)"
      ])
  }

  @Test("Nothing that a rule found something in is right")
  func wrong() {
    #expect(Self.practices("actor A { var x = bad }\nactor B {}", findings: ["bad"]) == ["actors B"])
  }
}
