import SwiftData
import SwiftUI

@main
struct WorksiteApp: App {
  @StateObject private var data: DataController
  private let container: ModelContainer

  init() {
    let container = try! ModelContainer( // expect-info: force-try-persistence
      for: Company.self, TeamMember.self, Project.self, ProjectTask.self, CalendarEvent.self)
    let api = RemoteAPI(base: URL(fileURLWithPath: "/"))
    self.container = container
    _data = StateObject(wrappedValue: DataController(api: api, syncManager: SyncManager(container: container, api: api)))
  }

  var body: some Scene {
    WindowGroup {
      ProjectListView(model: ProjectListViewModel(data: data))
        .environmentObject(data)
    }
    .modelContainer(container)
  }
}
