import Foundation
import SwiftData

/// Runs an export for the settings screen and keeps its progress.
@MainActor
@Observable
final class ExportCoordinator {
  private(set) var progress: TransferProgress?
  private(set) var archiveURL: URL?
  @ObservationIgnored private var exportTask: Task<Void, Never>?
  @ObservationIgnored private let exporter: any InventoryExporting

  init(exporter: any InventoryExporting = DataManager.shared) {
    self.exporter = exporter
  }

  /// Hands the context of the screen on to the data manager.
  func exportWithProgress(modelContext: ModelContext, fileName: String) async { // expect: async-func-only-spawns-task
    exportTask = Task { // expect: task-handle-overwritten-without-cancel
      for await step in DataManager.shared.exportInventoryWithProgress(modelContext: modelContext, fileName: fileName) {
        apply(step)
      }
    }
  }

  func exportAtOnce(modelContext: ModelContext, fileName: String) async {
    do {
      archiveURL = try await exporter.exportInventory(modelContext: modelContext, fileName: fileName)
    } catch is CancellationError {
      progress = nil
    } catch {
      progress = .failed(error.localizedDescription)
    }
  }

  /// Hands the container on instead, and lets an export that still runs go first.
  func backUp(container: ModelContainer, fileName: String) {
    exportTask?.cancel()
    exportTask = Task {
      for await step in InventoryBackup(container: container).export(fileName: fileName) {
        apply(step)
      }
    }
  }

  func cancel() {
    exportTask?.cancel()
    exportTask = nil
    progress = nil
  }

  private func apply(_ step: TransferProgress) {
    progress = step
    if case .finished(let url) = step { archiveURL = url }
  }
}
