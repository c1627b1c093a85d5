import SwiftData
@Model final class Item { var name = "" }
// One model and several of them go to functions of one name.
@ModelActor actor Store {
  func add(_ item: some PersistentModel) { modelContext.insert(item) } // expect-error: model-parameter-crosses-actor
  func add(_ items: [some PersistentModel]) { for item in items { modelContext.insert(item) } }
  func log(_ item: some PersistentModel) {}
  func log(_ items: [some PersistentModel]) {} // expect-error: model-parameter-crosses-actor
}
@MainActor func add(_ item: Item, _ items: [Item], to store: Store) async {
  await store.add(item)
  await store.log(items)
}
