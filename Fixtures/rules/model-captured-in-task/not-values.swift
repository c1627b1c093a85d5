import SwiftData
@Model final class Item { var name = "" }
// Identifiers and values cross, read before the closure or in its capture list.
func sync(_ item: Item, _ items: [Item]) {
  let id = item.persistentModelID
  let names = items.map(\.name)
  Task { await push(id, names) }
  Task { [name = item.name] in await push(name) }
  Task.detached {
    let context = ModelContext(container)
    let item = try context.fetch(FetchDescriptor<Item>()).first
    use(item)
  }
}
