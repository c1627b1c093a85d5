import SwiftData
@Model final class Project { var name = "" }
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
final class MockStore {
  func remove(_ project: Project, _ context: ModelContext) {
    context.delete(project) // expect: delete-without-relationship-cleanup
  }
}
