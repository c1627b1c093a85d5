import SwiftData
@Model final class Item { var name = "" }
func move(_ item: Item, _ context: ModelContext) {
  let id = item.persistentModelID
  let here = context.model(for: id) as? Item
  let again = context.model(for: item.persistentModelID) as! Item
  print(here?.name ?? again.name)
}
func inPlace(_ item: Item, _ context: ModelContext) throws {
  let id = item.persistentModelID
  try context.transaction {
    (context.model(for: id) as? Item)?.name = "a"
  }
}
func later(_ item: Item, _ context: ModelContext) {
  let id = item.persistentModelID
  Task { @MainActor in
    (context.model(for: id) as? Item)?.name = "a" // expect: unsafe-model-lookup
  }
}
