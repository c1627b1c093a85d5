import Foundation
import Observation
import SwiftData

/// Does what the sync manager does. Only identifiers, records and the container leave the main actor.
@MainActor
@Observable
final class BackgroundSync {
  private(set) var isSyncing = false
  private(set) var failure: String?
  @ObservationIgnored private let container: ModelContainer
  @ObservationIgnored private let api: any APIService
  @ObservationIgnored private var syncing: Task<Void, Never>?

  init(container: ModelContainer, api: any APIService) {
    self.container = container
    self.api = api
  }

  func syncPending() {
    syncing?.cancel()
    syncing = Task {
      isSyncing = true
      defer { isSyncing = false }
      do {
        try await sendPending(with: ProjectSyncer(modelContainer: container))
      } catch is CancellationError {
        failure = nil
      } catch {
        failure = error.localizedDescription
      }
    }
  }

  private func sendPending(with syncer: ProjectSyncer) async throws {
    for batch in try await syncer.pending().chunked(into: 10) {
      for id in batch {
        guard let record = try await syncer.record(of: id) else { continue }
        try await api.send(record)
        try await syncer.markSynced(id)
      }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  func sync(_ project: Project) {
    let id = project.id
    syncing?.cancel()
    syncing = Task {
      do {
        try await Self.send(id, from: container, to: api)
      } catch is CancellationError {
        failure = nil
      } catch {
        failure = error.localizedDescription
      }
    }
  }

  /// Fetches the project in a context of its own, wherever it runs.
  nonisolated private static func send(_ id: String, from container: ModelContainer, to api: any APIService) async throws {
    let context = ModelContext(container)
    var descriptor = FetchDescriptor<Project>(predicate: #Predicate<Project> { $0.id == id })
    descriptor.fetchLimit = 1
    guard let record = try context.fetch(descriptor).first.map(ProjectDTO.init) else { return }
    try await api.send(record)
  }
}

/// The right one: what crosses are identifiers and records.
@ModelActor
actor ProjectSyncer {
  func pending() throws -> [PersistentIdentifier] {
    try modelContext.fetchIdentifiers(FetchDescriptor<Project>(predicate: #Predicate { $0.needsSync }))
  }

  func record(of id: PersistentIdentifier) throws -> ProjectDTO? {
    self[id, as: Project.self].map(ProjectDTO.init)
  }

  func markSynced(_ id: PersistentIdentifier) throws {
    self[id, as: Project.self]?.needsSync = false
    try modelContext.save()
  }
}
