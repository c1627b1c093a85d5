// unsafe, mode 6

import Foundation
import SwiftData
import SwiftUI

@Model final class Crate {
  var name: String
  var note = ""
  init(name: String) { self.name = name }
}

protocol CrateExporting: Sendable {
  func exportCrates(modelContainer: ModelContainer) async throws -> [String]
}

/// The main actor's context goes into the actor and back out to the main actor again.
actor CrateExporter: CrateExporting {
  func exportCrates(modelContainer: ModelContainer) async throws -> [String] {
    try await crateNames(in: modelContainer)
  }

  private func crateNames(in container: ModelContainer) async throws -> [String] {
    try await MainActor.run { try container.mainContext.fetch(FetchDescriptor<Crate>()).map(\.name) }
  }

  /// - Parameter modelContainer: where the crates are.
  nonisolated func steps(modelContainer: ModelContainer) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task { @MainActor in
        let modelContext = modelContainer.mainContext
        let crates = (try? modelContext.fetch(FetchDescriptor<Crate>())) ?? []
        for number in crates.indices { continuation.yield(number) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// A double for tests works on a context of its own.
struct CrateDouble: CrateExporting {
  func exportCrates(modelContainer: ModelContainer) async throws -> [String] {
    let modelContext = ModelContext(modelContainer)
    let count = try modelContext.fetchCount(FetchDescriptor<Crate>())
    return Array(repeating: "crate", count: count)
  }
}

@MainActor final class CrateScreen {
  @Environment(\.modelContext) private var modelContext
  private let exporter: any CrateExporting = CrateExporter()

  func export() async throws -> [String] { try await handOn(modelContainer: modelContext.container) }

  /// Only hands the context on.
  private func handOn(modelContainer: ModelContainer) async throws -> [String] {
    try await exporter.exportCrates(modelContainer: modelContainer)
  }

  func clear(modelContainer: ModelContainer) {
    Task.detached(priority: .background) {
      let modelContext = ModelContext(modelContainer)
      for crate in try modelContext.fetch(FetchDescriptor<Crate>()) {
        crate.note = ""
      }
      try modelContext.save()
    }
  }

  func showSteps() async {
    for await step in CrateExporter().steps(modelContainer: modelContext.container) { print(step) }
  }
}

/// A context of its own would have nothing to save.
enum CrateSaving {
  static func saveLater(_ context: ModelContext) {
    try? context.save()
  }
}
