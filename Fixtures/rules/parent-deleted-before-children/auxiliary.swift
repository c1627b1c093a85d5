import SwiftData
@Model final class Project { var name = "" }
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
final class MockStore {
  func wipe(_ context: ModelContext) throws {
    try context.delete(model: Project.self) // expect-info: parent-deleted-before-children
    try context.delete(model: Step.self)
  }
}
