import SwiftData
// Made by who makes the actor, and nobody else has it: it works, but a model actor is better.
actor Initialized {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(container: ModelContainer) { self.context = ModelContext(container) }
  private func helper() -> ModelContext { context }
}
actor Eager {
  private var context: ModelContext? // expect-info: model-context-stored-in-actor
  init(container: ModelContainer) { context = ModelContext(container) }
  func reset(_ container: ModelContainer) { context = ModelContext(container) }
}
// Made on the actor itself, where it stays.
actor Lazy {
  let container: ModelContainer
  lazy var context = ModelContext(container)
  init(container: ModelContainer) { self.container = container }
}
actor Given {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(context: sending ModelContext) { self.context = context }
}
actor Cached {
  private let container: ModelContainer
  private var stored: ModelContext?
  private var context: ModelContext {
    if let stored { return stored }
    let made = ModelContext(container)
    stored = made
    return made
  }
  init(container: ModelContainer) { self.container = container }
  func save() throws { try context.save() }
}
