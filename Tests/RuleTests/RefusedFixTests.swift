import LintKit
import LintRules
import Testing

/// What would not be right, or not be wanted, has a reason in the place of a fix.
@Suite("Fixes that are not offered")
struct RefusedFixTests {
  private func reasons(of rule: String, _ source: String, manifest: String = "") throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    let files = [("Sources/App/A.swift", source)] + (manifest.isEmpty ? [] : [("Package.swift", manifest)])
    return SmallProject(files).noFixReasons(of: [rule])
  }

  /// How many fixes each finding has.
  private func fixes(of rule: String, _ source: String) throws -> [Int] {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    return SmallProject([("Sources/App/A.swift", source)]).fixCounts(of: [rule])
  }

  @Test("A constant in the place of a variable that clients of the module may assign to")
  func settableByClients() throws {
    let reasons = try reasons(
      of: "mutable-global-state", "public enum Settings { public static var retries = 3 }")
    #expect(reasons == ["clients of the module may assign to 'retries'"])
  }

  @Test("But an executable has no clients")
  func noClients() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])
      """
    let code = "public enum Settings { public static var retries = 3 }"
    #expect(try reasons(of: "mutable-global-state", code, manifest: manifest).isEmpty)
  }

  @Test("An own context in the place of the main one, where closures on the main actor use it too")
  func mainContextOfClosures() throws {
    let reasons = try reasons(
      of: "main-context-off-main-actor",
      """
      import SwiftData
      @Model final class Item { init() {} }
      func load(_ container: ModelContainer, _ count: Int) async {
        let context = await container.mainContext
        for _ in 0..<count { await MainActor.run { context.insert(Item()) } }
        await MainActor.run { try? context.save() }
      }
      """)
    #expect(reasons == ["code on the main actor uses 'context' too"])
  }

  @Test("A new object for each use of a variable that has held one")
  func sameObject() throws {
    let reasons = try reasons(
      of: "mutable-global-state",
      """
      import SwiftUI
      final class Store { var rows: [Int] = [] }
      struct StoreKey: EnvironmentKey { static var defaultValue = Store() }
      struct StoresKey: EnvironmentKey { static var defaultValue: [Store] = [Store()] }
      """)
    #expect(reasons.count == 2)
    #expect(Set(reasons) == ["code may rely on getting the same object from 'defaultValue' each time"])
  }

  @Test("'nonisolated' in the place of what a comment explains, where it is not needed at all")
  func explainedStorage() throws {
    let reasons = try reasons(
      of: "nonisolated-unsafe-storage",
      """
      enum Names {
        // nonisolated(unsafe) as tests set it
        nonisolated(unsafe) static let first: String = "a"
      }
      """)
    #expect(reasons == ["a comment above explains 'nonisolated(unsafe)'"])
  }

  @Test(
    "A check after a sleep, but where another task takes the place of the cancelled one",
    arguments: [
      (cancel: "", offered: 0), (cancel: "job?.cancel()", offered: 1)
    ])
  func sleepOfCancelledTask(cancel: String, offered: Int) throws {
    let fixes = try fixes(
      of: "swallowed-sleep-cancellation",
      """
      final class Banner {
        private var job: Task<Void, Never>?
        func show() {
          \(cancel)
          job = Task {
            try? await Task.sleep(for: .seconds(2))
            await hide()
          }
        }
        func hide() async {}
        func close() { job?.cancel() }
      }
      """)
    #expect(fixes == [offered])
  }

  @Test("A check after a sleep of a task whose handle another task takes that does something else")
  func sleepOfTasksWithOneHandle() throws {
    let fixes = try fixes(
      of: "swallowed-sleep-cancellation",
      """
      @MainActor final class Banner {
        private var job: Task<Void, Never>?
        private(set) var title: String?
        private(set) var hint: String?
        func show() {
          job?.cancel()
          job = Task {
            try? await Task.sleep(for: .seconds(2))
            title = nil
          }
        }
        func showHint() {
          job?.cancel()
          job = Task {
            try? await Task.sleep(for: .seconds(2))
            hint = nil
          }
        }
      }
      """)
    #expect(fixes == [0, 0])
  }

  @Test(
    "The end of a task that waits with what its call was given, as for a message that it shows",
    arguments: [("text", 0), ("title", 1)])
  func delayedWork(shown: String, offered: Int) throws {
    let fixes = try fixes(
      of: "task-handle-overwritten-without-cancel",
      """
      @MainActor final class Toasts {
        private var job: Task<Void, any Error>?
        private let title = ""
        func show(_ text: String) {
          job = Task {
            try await Task.sleep(for: .seconds(2))
            print(\(shown))
          }
        }
        func close() { job?.cancel() }
      }
      final class Screen {
        let toasts = Toasts()
        @MainActor func saved() { toasts.show("Saved") }
      }
      """)
    #expect(fixes == [offered])
  }

  @Test("The local of a 'MainActor.run' in a block that has another thing of its name, and a value with a comment")
  func localOfSameName() throws {
    let fixes = try fixes(
      of: "redundant-main-actor-run",
      """
      @MainActor final class Model {
        var rows = [1]
        func load() async {
          let kept = await MainActor.run {
            // Read before they change.
            rows
          }
          await MainActor.run {
            let kept = kept + [2]
            rows = kept
          }
        }
      }
      """)
    #expect(fixes == [0])
  }

  @Test(
    "The body of a 'MainActor.run' whose value or error is used otherwise",
    arguments: [
      "try? await MainActor.run { _ = try count() }", "let n = try? await MainActor.run { try count() }; print(n as Any)",
      "let rows = (await MainActor.run { self.rows })!; print(rows)",
      "let rows = await MainActor.run { self.rows } ?? []; print(rows)"
    ])
  func wrappedValue(statements: String) throws {
    let fixes = try fixes(
      of: "redundant-main-actor-run",
      """
      @MainActor final class Model {
        var rows: [Int]? = [1]
        func count() throws -> Int { 1 }
        func load() async {
          \(statements)
          print("loaded")
        }
      }
      """)
    #expect(fixes == [0])
  }

  @Test("The body of 'MainActor.run' that does something at its end, in the place of the call")
  func deferred() throws {
    let fixes = try fixes(
      of: "redundant-main-actor-run",
      """
      @MainActor final class Model {
        var isLoading = false
        func load() async {
          await MainActor.run {
            defer { isLoading = false }
            show()
          }
          show()
        }
        func show() {}
      }
      """)
    #expect(fixes == [0])
  }

  @Test("A way out of a condition that also leaves out what does not depend on it")
  func skipsMore() throws {
    let fixes = try fixes(
      of: "swallowed-sleep-cancellation",
      """
      @MainActor final class Sender {
        private var job: Task<Void, Never>?
        func start(slowly: Bool) {
          job?.cancel()
          job = Task {
            if slowly {
              try? await Task.sleep(for: .seconds(1))
              prepare()
            }
            send()
          }
        }
        func prepare() {}
        func send() {}
      }
      """)
    #expect(fixes == [0])
  }

  @Test("A way out of an endless loop behind which a result is missing")
  func endlessLoop() throws {
    let fixes = try fixes(
      of: "swallowed-sleep-cancellation",
      """
      @MainActor final class Sender {
        private var job: Task<Int, Never>?
        func start() {
          job?.cancel()
          job = Task { await retried() }
        }
        func retried() async -> Int {
          while true {
            if let result = await attempt() { return result }
            try? await Task.sleep(for: .seconds(1))
          }
        }
        func attempt() async -> Int? { nil }
      }
      """)
    #expect(fixes == [0])
  }

  @Test("A condition that a predicate cannot have in this form")
  func commentedGuard() throws {
    let fixes = try fixes(
      of: "fetch-then-filter-in-memory",
      """
      import SwiftData
      @Model final class Shop { var key = "" }
      @Model final class Trip { var shop: Shop? }
      func trips(_ keys: [String], _ context: ModelContext) throws -> [Trip] {
        let all = try context.fetch(FetchDescriptor<Trip>())
        return all.filter { trip in
          guard let shop = trip.shop else { return false }
          // Only these.
          return keys.contains(shop.key)
        }
      }
      """)
    #expect(fixes == [0])
  }

  @Test(
    "Code that would call another function where it may suspend: an asynchronous overload, or what a completion has",
    arguments: [
      ("redundant-main-actor-run", "func use() async { await MainActor.run { CALL } }"),
      ("task-wrapping-main-actor-run", "nonisolated func use() { Task { await MainActor.run { CALL } } }"),
      ("await-in-main-actor-run-body", "nonisolated func use() async { await MainActor.run { await wait(); CALL } }")
    ],
    ["save()", "UIApplication.shared.open(url)", "extensionContext.completeRequest(returningItems: nil)"])
  func asyncOverload(fix: (rule: String, use: String), call: String) throws {
    func source(calling call: String) -> String {
      """
      import UIKit
      @MainActor final class Model {
        let url = URL(fileURLWithPath: "/")
        let extensionContext = NSExtensionContext()
        func save() {}
        func save() async {}
        func show(_ done: Bool) {}
        func show() async {}
        func wait() async {}
        var rows: Unknown
        \(fix.use.replacing("CALL", with: call))
      }
      """
    }
    #expect(try fixes(of: fix.rule, source(calling: call)) == [0])
    for call in ["show(true)", "rows.reduce(0, +)"] { #expect(try fixes(of: fix.rule, source(calling: call)) == [1]) }
  }

  @Test(
    "A task in a callback whose code calls another function where it may suspend",
    arguments: [("save()", 0), ("show()", 1)])
  func asyncOverloadInCallback(call: String, offered: Int) throws {
    let fixes = try fixes(
      of: "main-actor-closure-to-background-callback",
      """
      import Dispatch
      @MainActor final class Model {
        var count = 0
        func save() { count = 0 }
        func save() async {}
        func show() { count = 0 }
        func use() { later { self.\(call) } }
      }
      func later(_ body: @escaping () -> Void) { DispatchQueue.global().async { body() } }
      """)
    #expect(fixes == [offered])
  }
}
