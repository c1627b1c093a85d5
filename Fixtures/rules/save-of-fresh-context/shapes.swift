import SwiftData
@Model final class Hike { var name = "" }
final class Store {
  let container: ModelContainer
  let context: ModelContext
  init(_ container: ModelContainer) {
    self.container = container
    context = ModelContext(container)
  }
  func rename(_ hike: Hike) {
    hike.name = "Alps"
    try? ModelContext(container).save() // expect: save-of-fresh-context
  }
  func add() throws {
    context.insert(Hike())
    let fresh = ModelContext(container)
    fresh.autosaveEnabled = false
    try fresh.save() // expect: save-of-fresh-context
    try fresh.save()
  }
  func saveBefore(_ hike: Hike) throws {
    hike.name = "Alps"
    try context.save()
    try ModelContext(container).save() // expect: save-of-fresh-context
  }
  func saveInTask() {
    Task { @MainActor in
      let fresh = ModelContext(container)
      do { try fresh.save() } catch { print(error) } // expect: save-of-fresh-context
    }
  }
  func anywhere() {
    try? ModelContext(container).save() // expect: save-of-fresh-context
  }
}
