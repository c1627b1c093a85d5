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
  func exportCrates(modelContext: ModelContext) async throws -> [String]
}

/// The main actor's context goes into the actor and back out to the main actor again.
actor CrateExporter: CrateExporting {
  func exportCrates(modelContext: ModelContext) async throws -> [String] {
    try await crateNames(in: modelContext)
  }

  private func crateNames(in context: ModelContext) async throws -> [String] {
    try await MainActor.run { try context.fetch(FetchDescriptor<Crate>()).map(\.name) }
  }

  /// - Parameter modelContext: where the crates are.
  nonisolated func steps(modelContext: ModelContext) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task { @MainActor in
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
  func exportCrates(modelContext: ModelContext) async throws -> [String] {
    let count = try modelContext.fetchCount(FetchDescriptor<Crate>())
    return Array(repeating: "crate", count: count)
  }
}

@MainActor final class CrateScreen {
  @Environment(\.modelContext) private var modelContext
  private let exporter: any CrateExporting = CrateExporter()

  func export() async throws -> [String] { try await handOn(modelContext: modelContext) }

  /// Only hands the context on.
  private func handOn(modelContext: ModelContext) async throws -> [String] {
    try await exporter.exportCrates(modelContext: modelContext)
  }

  func clear(modelContext: ModelContext) {
    Task.detached(priority: .background) {
      for crate in try modelContext.fetch(FetchDescriptor<Crate>()) {
        crate.note = ""
      }
    }
  }

  func showSteps() async {
    for await step in CrateExporter().steps(modelContext: modelContext) { print(step) }
  }
}

/// A context of its own would have nothing to save.
enum CrateSaving {
  static func saveLater(_ context: ModelContext) {
    DispatchQueue.global(qos: .utility).async {
      try? context.save()
    }
  }
}
