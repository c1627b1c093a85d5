import SwiftData
@Model final class Item { var name = "" }
struct ItemValue: Sendable { var name: String }
actor Store {
  func add(_ value: ItemValue, id: PersistentIdentifier, type: Item.Type, make: () -> Item) {}
}
@MainActor func start(_ store: Store, _ item: Item) async {
  await store.add(ItemValue(name: item.name), id: item.persistentModelID, type: Item.self) { Item() }
}
