import SwiftData
// Whoever makes the actor makes a context for it, and keeps nothing of it.
actor Worker {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(id: Int, context: ModelContext) { self.context = context }
}
func start(_ container: ModelContainer) -> Worker { Worker(id: 1, context: ModelContext(container)) }
// One of two callers passes what a view uses.
actor Shared {
  private let context: ModelContext // expect: model-context-stored-in-actor
  init(context: ModelContext) { self.context = context }
}
func share(_ container: ModelContainer) -> Shared { Shared(context: ModelContext(container)) }
@MainActor func share(from context: ModelContext) -> Shared { Shared(context: context) }
// The caller uses it again, or a model that belongs to it.
actor Reused {
  private let context: ModelContext // expect: model-context-stored-in-actor
  init(context: ModelContext) { self.context = context }
}
@MainActor func reuse(_ container: ModelContainer) throws -> Reused {
  let context = ModelContext(container)
  let actor = Reused(context: context)
  try context.save()
  return actor
}
actor Filled {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(context: ModelContext) { self.context = context }
}
@MainActor func fill(_ container: ModelContainer) -> Filled {
  let context = ModelContext(container)
  context.insert(Item())
  return Filled(context: context)
}
