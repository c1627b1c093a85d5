import SwiftData
actor Importer {
  func run(_ rows: [Row], _ container: ModelContainer) async {
    let context = ModelContext(container) // expect: unsaved-task-context
    context.autosaveEnabled = true
    for row in rows { context.insert(Item(row)) }
  }
  func queue(_ container: ModelContainer) {
    DispatchQueue.global().async {
      let context = ModelContext(container) // expect: unsaved-task-context
      context.delete(model: Item.self)
    }
  }
}
