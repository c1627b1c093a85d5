import SwiftData
import SwiftUI

struct ExportView: View {
  @Environment(\.modelContext) private var modelContext
  @EnvironmentObject private var containers: ContainerManager
  @State private var coordinator = ExportCoordinator()
  @State private var fileName = "attic"

  var body: some View {
    Form {
      TextField("Name", text: $fileName)
      Button("Export with progress") {
        Task { @MainActor in // expect: redundant-main-actor-task
          await coordinator.exportWithProgress(modelContext: modelContext, fileName: fileName)
        }
      }
      Button("Export at once") {
        Task { await coordinator.exportAtOnce(modelContext: modelContext, fileName: fileName) }
      }
      Button("Back up") {
        coordinator.backUp(container: containers.container, fileName: fileName)
        containers.backupFinished()
      }
      ProgressLine(progress: coordinator.progress)
    }
  }
}

struct ImportView: View {
  @Environment(\.modelContext) private var modelContext
  @EnvironmentObject private var containers: ContainerManager
  let archive: Archive
  @State private var progress: TransferProgress?

  var body: some View {
    VStack {
      ProgressLine(progress: progress)
      Button("Import here") {
        Task {
          for await step in DataManager.shared.importInventory(from: archive, modelContext: modelContext) { progress = step }
        }
      }
      Button("Import in the background") {
        Task {
          for await step in DataManager.shared.importInventory(from: archive, into: containers.container) { progress = step }
        }
      }
    }
    .task { await importQuietly() }
  }

  /// Only what may travel leaves this screen.
  private func importQuietly() async {
    let importer = InventoryBackup(container: containers.container).importer()
    do {
      let records = try archive.lines(of: "items.csv").compactMap { ItemRecord(columns: CSV.columns(of: $0)) }
      let count = try await importer.insert(records)
      progress = .working(done: count, of: records.count)
    } catch { // expect: cancellation-error-swallowed
      progress = .failed(error.localizedDescription)
    }
  }
}

private struct ProgressLine: View {
  let progress: TransferProgress?

  var body: some View {
    switch progress {
    case .working(let done, let total): Text("\(done) of \(total)")
    case .failed(let reason): Text(reason).foregroundColor(.red)
    case .finished: Text("Done")
    case .preparing, nil: ProgressView()
    }
  }
}

#Preview {
  let container = try! ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  return ExportView().modelContainer(container)
}
