import SwiftData
func open(_ container: ModelContainer) {
  // Opens the store, so that a migration runs now.
  try? ModelContext(container).save()
}
func openLater(_ container: ModelContainer) throws {
  // The store is not opened before the first save.
  let context = ModelContext(container)
  try context.save()
}
func code(_ container: ModelContainer) {
  // try? container.mainContext.save()
  try? ModelContext(container).save() // expect: save-of-fresh-context
}
