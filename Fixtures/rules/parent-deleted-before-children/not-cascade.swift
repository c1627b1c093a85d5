import SwiftData
@Model final class Project { @Relationship(deleteRule: .cascade) var steps: [Step] = [] }
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
func wipe(_ context: ModelContext) throws {
  try context.delete(model: Project.self)
  try context.delete(model: Step.self)
}
