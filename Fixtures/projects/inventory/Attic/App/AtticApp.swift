import SwiftData
import SwiftUI

@main
struct AtticApp: App {
  @StateObject private var containers = ContainerManager()

  var body: some Scene {
    WindowGroup {
      InventoryListView()
        .environmentObject(containers)
        .modelContainer(containers.container)
    }
  }
}

/// Hands the one container to views that start work outside the main actor.
@MainActor
final class ContainerManager: ObservableObject { // expect: observable-object-to-observable
  let container: ModelContainer
  @Published private(set) var lastBackup: Date?

  init() {
    container = try! ModelContainer(for: Item.self, Location.self, ItemLabel.self) // expect-warning: force-try-persistence
  }

  init(inMemory container: ModelContainer) {
    self.container = container
  }

  func backupFinished(at date: Date = .now) {
    lastBackup = date
  }
}
