import LintKit

extension ModelCapturedInTask {
  static let info = RuleInfo(
    id: "model-captured-in-task",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary: "SwiftData model captured by a task or sendable closure",
    why: """
      A model belongs to its context, and that to one actor. On another thread its properties race with the view that \
      shows it. While a task waits, other code runs on its actor and may delete the model; the next read can then stop \
      the app ("backing data could no longer be found").
      """,
    instead: """
      Take 'let id = model.persistentModelID' before the closure, and fetch inside: in a '@ModelActor' 'self[id, as: \
      Item.self]', elsewhere with a 'FetchDescriptor' on the identifier. After an 'await', fetch it again, or check \
      'isDeleted'. Values that the closure needs can be read before it, or in its capture list: '[name = item.name]'.
      """,
    limits: """
      Checked are tasks, child tasks, 'async let', 'MainActor.run', dispatch queues and other closures that are sendable \
      by their place; not those of the project's own functions. After a wait, uses in the task's own code and in \
      closures that run in place are checked, and one level of functions that the model is passed to: as information, \
      since other code has to delete the model meanwhile. Silent after short waits alone: a sleep below a second, or a \
      service of the device. A model that no context has is not stale, nor one of a type that no code of the project \
      deletes. Of a model that is '@unchecked Sendable' only stale uses are reported: \
      'unchecked-sendable-on-model' has the rest.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier"),
      .evolution("0302-concurrent-value-and-concurrent-closures"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a task of another isolation", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingClosureRisksDataRace", "SendingRisksDataRace"]),
      CompilerView(
        when: "a '@Sendable' closure", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"]),
      CompilerView(when: "a property of an isolated type", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "used after waiting, on its own actor", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .unsafe,
    noFix: "the model is not a local or parameter that could be found again by its identifier after the wait",
    examples: [
      .flagged(
        "a task of a function on no actor",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) { Task { await push(↓project.title) } }
        """),
      .flagged(
        "a detached task",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor final class Screen {
          var project: Project
          init(project: Project) { self.project = project }
          func export() { Task.detached { write(↓self.project) } }
        }
        """),
      .flagged(
        "fetched in the background, shown on the main actor",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func load(_ container: ModelContainer) async throws {
          let projects = try ModelContext(container).fetch(FetchDescriptor<Project>())
          await MainActor.run { show(↓projects) }
        }
        """),
      .flagged(
        "used after waiting",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor func refresh(_ project: Project) {
          Task {
            let user = await user()
            ↓project.owner = user
          }
        }
        """, severity: .info),
      .flagged(
        "used after a long wait",
        """
        import SwiftData
        @Model final class Project { var isNew = true }
        @MainActor func settle(_ project: Project) {
          Task {
            try await Task.sleep(for: .seconds(3))
            ↓project.isNew = false
          }
        }
        """, severity: .info),
      .flagged(
        "passed to a function that waits",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor final class Sync {
          func refresh(_ project: Project) { Task { await load(↓project) } }
          func load(_ project: Project) async {
            let user = await user(named: project.owner)
            project.owner = user
          }
        }
        """, severity: .info),
      .notFlagged(
        "an identifier is captured",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) {
          let id = project.persistentModelID
          Task { await worker.push(id) }
        }
        """),
      .notFlagged(
        "a value is captured",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        func sync(_ project: Project) { Task { [title = project.title] in await push(title) } }
        """),
      .notFlagged(
        "read before anything is waited for",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor func sync(_ project: Project) { Task { await push(project.title) } }
        """),
      .notFlagged(
        "checked after the wait",
        """
        import SwiftData
        @Model final class Project { var owner = "" }
        @MainActor func refresh(_ project: Project) {
          Task {
            let user = await user()
            guard !project.isDeleted else { return }
            project.owner = user
          }
        }
        """),
      .notFlagged(
        "made for the task",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        @MainActor func add() {
          let project = Project()
          Task.detached { insert(project) }
        }
        """),
      .notFlagged(
        "an action runs on the main actor",
        """
        import SwiftData
        import SwiftUI
        @Model final class Project { var title = "" }
        struct Row: View {
          let project: Project
          var body: some View { Button("Rename") { project.title = "new" } }
        }
        """),
      .fixed(
        "the identifier crosses",
        before: """
          import SwiftData
          @Model final class Project { var title = "" }
          @MainActor func export(_ project: Project, _ container: ModelContainer) {
            Task.detached {
              write(project)
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Project { var title = "" }
          @MainActor func export(_ project: Project, _ container: ModelContainer) {
            let projectID = project.persistentModelID
            Task.detached {
              let context = ModelContext(container)
              var descriptor = FetchDescriptor<Project>(predicate: #Predicate { $0.persistentModelID == projectID })
              descriptor.fetchLimit = 1
              guard let project = (try? context.fetch(descriptor))?.first else { return }
              write(project)
            }
          }
          """, applicability: .unsafe),
      .fixed(
        "the model is fetched again after the wait",
        before: """
          import SwiftData
          @Model final class Project { var owner = "" }
          @MainActor func refresh(_ project: Project, _ container: ModelContainer) {
            Task {
              let user = await user()
              project.owner = user
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Project { var owner = "" }
          @MainActor func refresh(_ project: Project, _ container: ModelContainer) {
            let projectID = project.persistentModelID
            Task {
              let user = await user()
              var descriptor = FetchDescriptor<Project>(predicate: #Predicate { $0.persistentModelID == projectID })
              descriptor.fetchLimit = 1
              guard let project = (try? container.mainContext.fetch(descriptor))?.first else { return }
              project.owner = user
            }
          }
          """, applicability: .unsafe),
      .fixed(
        "what belongs to the main actor stays there",
        before: """
          import SwiftData
          @Model final class Item { var isDone = false }
          @MainActor final class Desk {
            func finish(_ item: Item) async { item.isDone = true }
            func finishAll(_ items: [Item]) async {
              await withTaskGroup(of: Bool.self) { group in
                for item in items {
                  group.addTask {
                    await self.finish(item)
                    return true
                  }
                }
              }
              print("finished")
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var isDone = false }
          @MainActor final class Desk {
            func finish(_ item: Item) async { item.isDone = true }
            func finishAll(_ items: [Item]) async {
              let jobs = items.map { item in
                Task {
                  await self.finish(item)
                }
              }
              for job in jobs { await job.value }
              print("finished")
            }
          }
          """, applicability: .unsafe)
    ])
}
