import SwiftData
@MainActor func start(_ context: ModelContext, _ other: ModelContainer) {
  let mine = other.mainContext
  Task.detached { [container = mine.container] in use(ModelContext(container)) }
  let container = mine.container
  Task.detached { use(ModelContext(container)) }
}
