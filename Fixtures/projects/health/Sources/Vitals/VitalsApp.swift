import SwiftData
import SwiftUI
import VitalsData

@main
struct VitalsApp: App {
  private let container: ModelContainer = {
    do {
      return try ModelContainer(for: PersistedMetric.self, PersistedProfile.self)
    } catch {
      fatalError("The store cannot be opened: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup {
      DashboardView(model: DashboardModel(container: container), trends: TrendsModel(container: container))
    }
    .modelContainer(container)
  }
}
