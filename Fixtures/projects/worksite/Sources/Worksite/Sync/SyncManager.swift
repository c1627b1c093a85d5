import Combine
import Foundation
import SwiftData

/// Sends what has changed to the server. It is on no actor, and so is the context that it is given.
final class SyncManager {
  let syncState = PassthroughSubject<Bool, Never>()
  var modelContext: ModelContext? // expect: model-context-stored-in-nonisolated-type
  private let container: ModelContainer
  private let api: any APIService

  init(container: ModelContainer, api: any APIService) {
    self.container = container
    self.api = api
  }

  // MARK: With models

  func triggerBackgroundSync() {
    syncState.send(true)
    Task {
      let pending = await pendingProjects()
      for batch in pending.chunked(into: 10) {
        await withTaskGroup(of: Bool.self) { group in
          for project in batch {
            group.addTask {
              await self.syncProjectStatus(project) // expect: model-captured-in-task
              return true
            }
          }
        }
        try? await Task.sleep(nanoseconds: 100_000_000) // expect: task-sleep-nanoseconds
      }
      await MainActor.run { // missed: task-wrapping-main-actor-run
        self.syncState.send(false)
      }
    }
  }

  func pendingProjects() async -> [Project] {
    let descriptor = FetchDescriptor<Project>(predicate: #Predicate { $0.needsSync })
    return (try? modelContext?.fetch(descriptor)) ?? []
  }

  func syncProjectStatus(_ project: Project) async { // expect: model-parameter-crosses-actor
    do {
      try await api.push(project)
      project.needsSync = false
    } catch {
      print("Sync of \(project.title): \(error)")
    }
  }

  func syncProject(_ project: Project) {
    Task { // expect: throwing-task-result-ignored
      try await api.push(project) // expect: model-captured-in-task
    }
  }

  // MARK: Contexts of its own

  func createBackgroundContext() -> ModelContext {
    let context = ModelContext(container)
    context.autosaveEnabled = false
    return context
  }

  func countPending() async throws -> Int {
    let context = ModelContext(container)
    return try context.fetchCount(FetchDescriptor<Project>(predicate: #Predicate { $0.needsSync }))
  }

  /// What is marked here is forgotten with the context.
  func markAllForSync() async throws {
    let context = ModelContext(container) // expect-info: unsaved-task-context
    for project in try context.fetch(FetchDescriptor<Project>()) {
      project.needsSync = true
    }
  }

  /// So is what is added here.
  func addInspection(to title: String) async {
    let context = ModelContext(container) // expect-info: unsaved-task-context
    context.insert(ProjectTask(id: UUID().uuidString, title: "Inspect \(title)"))
  }

  func unmarkAll() async throws {
    let context = createBackgroundContext()
    for project in try context.fetch(FetchDescriptor<Project>()) {
      project.needsSync = false
    }
    try context.save()
  }

  /// A task of one context gets a project of another.
  @MainActor
  func copyFirstProject() throws {
    let main = container.mainContext
    let other = ModelContext(container)
    guard let project = try main.fetch(FetchDescriptor<Project>()).first else { return } // expect: unbounded-fetch
    let task = ProjectTask(id: UUID().uuidString, title: "Review")
    task.project = project // expect-info: cross-context-model-use
    other.insert(task)
    try other.save()
  }
}
