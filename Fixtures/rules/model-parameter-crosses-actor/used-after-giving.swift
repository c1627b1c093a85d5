import SwiftData
@Model final class Item { var name = "" }
actor Store {
  func add(_ item: Item) {} // expect: model-parameter-crosses-actor
}
@MainActor func start(_ store: Store) async {
  let item = Item()
  await store.add(item)
  print(item.name)
}
