import SwiftData
import SwiftUI

struct InventoryListView: View {
  @Environment(\.modelContext) private var modelContext
  @EnvironmentObject private var containers: ContainerManager
  @Query(sort: \Item.title) private var items: [Item]
  @State private var showsExport = false

  var body: some View {
    NavigationStack {
      List(items) { item in
        ItemRow(item: item)
      }
      .navigationTitle("Attic")
      .toolbar {
        Button("Export") { showsExport = true }
        Button("Samples") { addSamples() }
        Button("Tidy up") { removeEmptyItems() }
        Button("Remove drafts") { removeUntitledItems() }
      }
      .sheet(isPresented: $showsExport) { ExportView() }
    }
  }

  private func addSamples() {
    do {
      try DataManager.shared.addSamples(to: modelContext)
    } catch {
      containers.backupFinished()
    }
  }

  private func removeEmptyItems() {
    Task.detached { // expect: throwing-task-result-ignored
      try modelContext.delete(model: Item.self, where: #Predicate { $0.quantity == 0 }) // expect: model-context-captured-in-task
      try modelContext.save()
    }
  }

  /// The container crosses, and the task makes a context that it saves.
  private func removeUntitledItems() {
    let container = modelContext.container
    Task.detached(priority: .utility) { // expect: throwing-task-result-ignored
      let context = ModelContext(container)
      context.autosaveEnabled = false
      try context.delete(model: Item.self, where: #Predicate { $0.title.isEmpty })
      try context.save()
    }
  }
}

private struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text(item.label?.emoji ?? "📦")
      VStack {
        Text(item.title).font(.headline)
        Text(item.location?.name ?? "nowhere").font(.caption)
      }
      Spacer()
      Text("\(item.quantity)")
    }
  }
}
