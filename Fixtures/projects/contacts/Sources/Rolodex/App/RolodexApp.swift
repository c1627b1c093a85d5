import SwiftData
import SwiftUI

@main
struct RolodexApp: App {
  @StateObject private var permissions = PermissionsManager.shared
  @State private var access = AccessMonitor.shared
  private let container: ModelContainer

  init() {
    do {
      container = try ModelContainer(for: EvidenceItem.self, Person.self, Insight.self)
    } catch {
      fatalError("The store cannot be opened: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup {
      InboxView(container: container)
        .environmentObject(permissions)
        .environment(access)
    }
    .modelContainer(container)
  }
}
