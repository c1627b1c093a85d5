// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
actor API { func push(_ name: String) {} }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor func push(_ item: Item, _ api: API) async {
  item.name = "a"
  await api.push(item.name)
  print(item.name, item.persistentModelID)
  show(item)
}
@MainActor func show(_ item: Item) {}
@MainActor func last(_ item: Item, _ api: API) async {
  item.name = "a"
  await api.push(item.name)
}
// What does not wait.
@MainActor func local(_ item: Item) async {
  await show(item)
  item.name = "b"
}
@MainActor func compared(_ item: Item, _ api: API) async {
  await api.push("a")
  if item.name == "b" { print("same") }
}
