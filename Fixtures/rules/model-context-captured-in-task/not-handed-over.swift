import SwiftData
@MainActor func start(_ container: ModelContainer) {
  let context = ModelContext(container)
  context.autosaveEnabled = false
  Task.detached { try context.save() }
}
func each(_ container: ModelContainer) {
  for item in items {
    let context = ModelContext(container)
    Task { use(context, item) }
  }
}
// Whether the helper keeps the context is not known.
func prepared(_ container: ModelContainer) {
  let context = ModelContext(container)
  prepare(context)
  Task { use(context) }
}
