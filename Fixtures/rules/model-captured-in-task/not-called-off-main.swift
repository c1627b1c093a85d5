import SwiftData
@Model final class Item { var name = "" }
final class Store {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func load() throws {
    let items = try context.fetch(FetchDescriptor<Item>())
    DispatchQueue.main.async { show(items) } // expect-warning: model-captured-in-task
  }
  func loadAnywhere() throws {
    let items = try context.fetch(FetchDescriptor<Item>())
    DispatchQueue.main.async { show(items) } // expect: model-captured-in-task
  }
}
// Who calls back is not known.
final class Groups {
  var groups: [Item] = []
  func add(_ items: [Item]) {
    let new = items.filter { !self.groups.contains($0) }
    DispatchQueue.main.async { self.groups.append(contentsOf: new) } // expect-warning: model-captured-in-task
  }
  func load(_ request: @escaping (@escaping ([Item]) -> Void) -> Void) { request { self.add($0) } }
}
@MainActor final class Screen {
  let store: Store
  init(store: Store) { self.store = store }
  func open() throws { try store.load() }
}
actor Worker {
  func work(_ store: Store) throws { try store.loadAnywhere() }
}
