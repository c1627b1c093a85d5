import LintKit
import LintRules
import Testing

/// Edits that have broken code once: each kind stays out.
@Suite("Fixes do not break what works")
struct HarmlessFixTests {
  /// The text after the first fix that can be applied; nil where there is none.
  private func fixed(_ id: String, _ source: String) throws -> String? {
    let rule = try #require(Registry.rules.first { $0.info.id == id })
    let project = SmallProject([("A.swift", source)])
    return project.fixes(of: [rule]).first { !$0.edits.isEmpty && $0.applicability != .displayOnly }?.applied(
      to: source, of: "A.swift")
  }

  @Test(
    "The isolation of a task stays in a closure that may run elsewhere",
    arguments: ["DispatchQueue.global().async", "unknownFunction"])
  func isolation(function: String) throws {
    let source = """
      import Dispatch
      @MainActor final class Counter {
        var count = 0
        func tap() {
          \(function) {
            Task { @MainActor in self.count += 1 }
          }
        }
      }
      """
    #expect(try fixed("redundant-main-actor-task", source) == nil)
  }

  @Test("A loop is not left early where code after it has effects")
  func leftEarly() throws {
    let source = """
      func check() async -> Bool { false }
      func report() {}
      func poll() async {
        while await !check() {
          try? await Task.sleep(for: .seconds(1))
        }
        report()
      }
      """
    #expect(try fixed("swallowed-sleep-cancellation", source)?.contains("break") != true)
    #expect(try fixed("uncancellable-loop", source)?.contains("break") != true)
  }

  @Test("A predicate reads a member of a local or of 'self' from a constant before it")
  func predicate() throws {
    let source = """
      import SwiftData
      @Model final class Item {
        var name = ""
        init() {}
      }
      struct Query { var text = "" }
      @MainActor final class Screen {
        var query = Query()
        func items(_ context: ModelContext) throws -> [Item] {
          try context.fetch(FetchDescriptor<Item>()).filter { $0.name == self.query.text }
        }
      }
      """
    let predicate = try fixed("fetch-then-filter-in-memory", source)?.split(separator: "#Predicate").dropFirst().first
    #expect(predicate?.contains("query.text") != true)
  }

  @Test("The identifier of a model that is not saved yet is not passed on")
  func unsaved() throws {
    let source = """
      import SwiftData
      @Model final class Parcel {
        var title = ""
        init() {}
      }
      func title() async -> String { "" }
      @MainActor func send(_ context: ModelContext) {
        let parcel = Parcel()
        context.insert(parcel)
        Task {
          let text = await title()
          parcel.title = text
        }
      }
      """
    #expect(try fixed("model-captured-in-task", source)?.contains("persistentModelID") != true)
  }

  @Test("A model is looked up after the wait")
  func lookup() throws {
    let source = """
      import SwiftData
      @Model final class Parcel {
        var title = ""
        init() {}
      }
      func title() async -> String { "" }
      @MainActor final class Screen {
        private let modelContext: ModelContext
        init(_ context: ModelContext) { modelContext = context }
        func track(_ parcel: Parcel) {
          Task {
            let text = await title()
            parcel.title = text
          }
        }
      }
      """
    let text = try #require(try fixed("model-captured-in-task", source))
    let (wait, fetch) = (try #require(text.range(of: "await title()")), try #require(text.range(of: ".fetch(")))
    #expect(wait.lowerBound < fetch.lowerBound)
  }

  @Test("An error that is handled already is not replaced by that of a save")
  func handledError() throws {
    let source = """
      import SwiftData
      @MainActor func send(_ context: ModelContext, by mail: () throws -> Void) throws {
        do {
          try mail()
        } catch {
          try? context.save()
          throw error
        }
      }
      """
    let text = try #require(try fixed("swallowed-save-error", source))
    #expect(text.contains("assertionFailure"))
  }

  @Test("'self' is not weak where the task uses it before the loop")
  func weakSelf() throws {
    let source = """
      import Foundation
      @MainActor final class Listener {
        private var task: Task<Void, Never>?
        private var last = 0
        var updates: AsyncStream<Int> { AsyncStream { $0.finish() } }
        func prepare() {}
        func start() {
          task = Task {
            prepare()
            for await event in updates { last = event }
          }
        }
      }
      """
    let text = try fixed("for-await-retains-self", source)
    #expect(text.map { !$0.contains("[weak self]") || $0.contains("self?.prepare()") } ?? true)
  }
}
