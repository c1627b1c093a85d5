import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Store {
  let context: ModelContext
  var isSaved = false
  init(_ context: ModelContext) { self.context = context }
  func flag(_ item: Item) {
    item.name = "a"
    try? context.save() // expect: swallowed-save-error
    isSaved = true
  }
  func branch(_ item: Item?) -> Bool {
    if let item {
      context.delete(item)
      do { try context.save() } catch { print("failed") } // expect: swallowed-save-error
    }
    return true
  }
  func tells(_ item: Item) {
    context.delete(item)
    _ = try? context.save() // expect: swallowed-save-error
    showSuccess()
  }
  func local(_ container: ModelContainer) {
    let context = ModelContext(container)
    context.insert(Item())
    try? context.save() // expect: swallowed-save-error
  }
  func several(_ item: Item?) {
    guard let item else { return }
    context.insert(item)
    try? context.save() // expect: swallowed-save-error
    context.delete(item)
    try? context.save()
  }
  func optional(_ context: ModelContext?) {
    try? context?.save() // expect: swallowed-save-error
  }
  func falls(_ item: Item) -> Bool {
    try? context.save() // expect: swallowed-save-error
    return false
  }
  func showSuccess() {}
}
@ModelActor actor Background {
  func keep() {
    do {
      try modelContext.save()
    } catch {} // expect: swallowed-save-error
  }
}
// What is saved again, or only named after what is complete.
@MainActor final class Statistics {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
  func rebuild() {
    let context = ModelContext(container)
    context.insert(Item())
    try? context.save() // expect: swallowed-save-error
    context.insert(Item())
    do { try context.save() } catch { show(error) }
  }
  func perhapsAgain(_ isFull: Bool) {
    let context = ModelContext(container)
    context.insert(Item())
    try? context.save() // expect: swallowed-save-error
    if isFull { print("full") }
  }
  func finish(_ context: ModelContext) async {
    try? context.save() // expect: swallowed-save-error
    await processCompletedItem()
  }
  func announce(_ context: ModelContext) {
    try? context.save() // expect: swallowed-save-error
    showSavedToast()
  }
  func processCompletedItem() async {}
  func showSavedToast() {}
  func show(_ error: any Error) {}
}
