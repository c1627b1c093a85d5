import SwiftData
@Model final class Item { var name = "" }
actor Store {
  func take(_ item: sending Item) {}
  func add(_ item: Item) {}
  func insert(item: Item, at place: Int) {}
  func addAll(_ items: [Item]) {}
  func addPair(_ items: [Item]) {}
}
// Each caller makes the model for the call, and does not use it again.
@MainActor func start(_ store: Store) async {
  await store.add(Item())
  let item = Item()
  item.name = "new"
  await store.insert(item: item, at: 0)
  await store.addAll((0..<3).map { _ in Item() })
  await store.addPair([Item(), Item()])
}
