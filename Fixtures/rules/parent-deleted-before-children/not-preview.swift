import SwiftData
import SwiftUI
@Model final class Project { var name = "" }
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
struct Wipe_Previews: PreviewProvider {
  static func wipe(_ context: ModelContext) throws {
    try context.delete(model: Project.self)
    try context.delete(model: Step.self)
  }
}
