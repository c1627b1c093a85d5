import SwiftData
@Model final class Item { var name = "" }
struct Row {
  let name: String
  let known: Item?
  func item() -> Item {
    let item = Item()
    item.name = name
    return item
  }
  func knownItem() -> Item { known ?? Item() }
}
// A function makes the model, which the caller then gives away.
@ModelActor actor Store {
  func add(_ item: Item) { modelContext.insert(item) }
  func addKnown(_ item: Item) { modelContext.insert(item) } // expect: model-parameter-crosses-actor
}
final class Repository {
  let store: Store
  init(store: Store) { self.store = store }
  func add(_ row: Row) async { await store.add(row.item()) }
  func addKnown(_ row: Row) async { await store.addKnown(row.knownItem()) }
}
