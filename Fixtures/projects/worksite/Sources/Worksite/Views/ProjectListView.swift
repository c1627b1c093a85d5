import Combine
import SwiftData
import SwiftUI

/// Holds every project there is.
class ProjectListViewModel: ObservableObject { // expect: observable-object-to-observable // expect: observable-view-model-without-main-actor
  @Published var allProjects: [Project] = [] // expect: model-collection-retained
  private let data: DataController

  init(data: DataController) {
    self.data = data
  }

  func load() async {
    allProjects = await data.getAllProjects()
  }
}

/// Holds nothing, and asks for a page.
@MainActor
@Observable
final class ProjectPages {
  private(set) var page = 0
  @ObservationIgnored private let data: DataController

  init(data: DataController) {
    self.data = data
  }

  func titles() -> [String] {
    data.getProjects(limit: 50 * (page + 1)).map(\.title)
  }
}

struct ProjectListView: View {
  @Environment(\.modelContext) private var modelContext
  @EnvironmentObject private var data: DataController
  @ObservedObject var model: ProjectListViewModel

  init(model: ProjectListViewModel) {
    self.model = model
  }

  var body: some View {
    NavigationStack {
      List(model.allProjects) { project in
        ProjectRow(project: project)
      }
      .navigationTitle("Worksite")
      .onAppear { data.setModelContext(modelContext) }
      .task { await model.load() }
    }
  }
}

private struct ProjectRow: View {
  @EnvironmentObject private var data: DataController
  let project: Project

  var body: some View {
    HStack {
      Text(project.title)
      Button("Refresh") { data.refresh(project) }
      Button("Upload") {
        let id = project.id
        Task {
          guard let fresh = data.getProject(id: id) else { return }
          await data.upload(fresh)
        }
      }
    }
  }
}
