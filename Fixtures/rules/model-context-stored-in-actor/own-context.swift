import SwiftData
// Made by the actor, and nobody else has it: it works, but a model actor is better.
actor Initialized {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(container: ModelContainer) { self.context = ModelContext(container) }
  private func helper() -> ModelContext { context }
}
actor Lazy {
  let container: ModelContainer
  lazy var context = ModelContext(container) // expect-info: model-context-stored-in-actor
  init(container: ModelContainer) { self.container = container }
}
actor Given {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(context: sending ModelContext) { self.context = context }
}
