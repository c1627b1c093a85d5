import SwiftData
@ModelActor actor Store {
  private var context: ModelContext { modelContext }
  private func current() -> ModelContext { modelContext }
  func configured() -> ModelContext {
    modelContext.autosaveEnabled = false
    return modelContext
  }
  func save() throws { try configured().save() }
  @MainActor func main(_ container: ModelContainer) -> Int { (try? container.mainContext.fetchCount(all)) ?? 0 }
}
actor Plain {
  var context: ModelContext?
}
