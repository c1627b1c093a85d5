import SwiftData
@Model final class Item { var title = ""; init() {} }
// A model that was inserted belongs to the region of its context.
@MainActor func kept(_ container: ModelContainer) {
  let item = Item()
  let context = ModelContext(container)
  context.insert(item)
  Task.detached { try context.save() } // expect: model-context-captured-in-task
  item.title = "late"
}
@MainActor func handedOver(_ container: ModelContainer) {
  let item = Item()
  let context = ModelContext(container)
  context.insert(item)
  context.insert(Item())
  Task.detached { try context.save() }
}
