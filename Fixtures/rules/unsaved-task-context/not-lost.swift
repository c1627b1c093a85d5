import SwiftData
func undo(_ container: ModelContainer) async {
  let context = ModelContext(container)
  context.insert(Item())
  context.rollback()
}
func kept(_ container: ModelContainer) async -> ModelContext {
  let context = ModelContext(container)
  context.insert(Item())
  return context
}
func some(_ container: ModelContainer) async throws {
  let context = ModelContext(container)
  context.insert(Item())
  if context.hasChanges { try context.save() }
}
@MainActor func drafts(_ container: ModelContainer) {
  let context = ModelContext(container)
  context.insert(Item())
}
@ModelActor actor Store {
  func add() { modelContext.insert(Item()) }
}
