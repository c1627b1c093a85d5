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
extension Array where Element == Row {
  func items() -> [Item] { map { $0.item() } }
  func knownItems() -> [Item] { map { $0.knownItem() } }
}
// A function makes the model, which the caller then gives away.
@ModelActor actor Store {
  func add(_ item: Item) { modelContext.insert(item) }
  func addKnown(_ item: Item) { modelContext.insert(item) } // expect: model-parameter-crosses-actor
  func addAll(_ items: [Item]) { for item in items { modelContext.insert(item) } }
  func addAllKnown(_ items: [Item]) { // expect: model-parameter-crosses-actor
    for item in items { modelContext.insert(item) }
  }
}
final class Repository {
  let store: Store
  init(store: Store) { self.store = store }
  func add(_ row: Row) async { await store.add(row.item()) }
  func addKnown(_ row: Row) async { await store.addKnown(row.knownItem()) }
  func addAll(_ rows: [Row]) async { await store.addAll(rows.items()) }
  func addAllKnown(_ rows: [Row]) async { await store.addAllKnown(rows.knownItems()) }
}
