import SwiftData
@Model final class Item { var name = ""; init() {} }
func isNew(_ items: [Item], _ context: ModelContext) -> Bool {
  let item = Item()
  context.insert(item)
  print(item.persistentModelID)
  let others = items.filter { $0.persistentModelID != item.persistentModelID }
  return others.isEmpty
}
func set(_ known: inout Set<Item>) -> PersistentIdentifier {
  let item = Item()
  known.insert(item)
  return item.persistentModelID
}
