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
// The rows of a fetch, in one go with it.
func mark(_ context: ModelContext) throws {
  let ids = try context.fetch(FetchDescriptor<Item>()).map(\.persistentModelID)
  try context.transaction {
    for id in ids { (context.model(for: id) as? Item)?.name = "a" }
  }
}
func markShort(_ items: [Item], _ context: ModelContext) {
  let ids = items.filter { $0.name.count < 3 }.map { $0.persistentModelID }
  for id in ids { (context.model(for: id) as? Item)?.name = "a" }
}
func markAfterWait(_ items: [Item], _ context: ModelContext) async {
  let ids = items.map(\.persistentModelID)
  await Task.yield()
  for id in ids { (context.model(for: id) as? Item)?.name = "a" } // expect: unsafe-model-lookup
}
func markGiven(_ ids: [PersistentIdentifier], _ context: ModelContext) {
  for id in ids { (context.model(for: id) as? Item)?.name = "a" } // expect: unsafe-model-lookup
}
func markInTurns(_ items: [Item], _ context: ModelContext) async {
  for id in items.map(\.persistentModelID) {
    (context.model(for: id) as? Item)?.name = "a" // expect: unsafe-model-lookup
    await Task.yield()
  }
}
