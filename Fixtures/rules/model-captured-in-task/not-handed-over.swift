import SwiftData
@Model final class Item { var name = "" }
@MainActor func add() {
  let item = Item()
  item.name = "new"
  Task.detached { insert(item) }
}
// Whether somebody else has it now is not known.
@MainActor func addTo(_ context: ModelContext) {
  let item = Item()
  context.insert(item)
  Task.detached { use(item) }
}
