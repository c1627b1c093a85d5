// Of an object that does not live as long as the program, one model stands for all, where it has a context.
import SwiftData

@Model final class Project { var title = "" }

func remove(_ project: Project, _ context: ModelContext) { context.delete(project) }

final class Manager {
  let context: ModelContext
  var current: Project? // expect-info: cached-model-reference
  var latest: Project?
  init(_ context: ModelContext) { self.context = context }
  func open(_ project: Project) { current = project }
  func finish(_ project: Project) { latest = project }
}

final class Screen {
  var current: Project?
  func open(_ project: Project) { current = project }
}
