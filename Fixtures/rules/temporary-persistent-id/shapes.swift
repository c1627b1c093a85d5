import SwiftData
@Model final class Item { var name = ""; init() {} }
actor Worker { func index(_ id: PersistentIdentifier) {} }
@MainActor final class Store {
  let context: ModelContext
  var last: PersistentIdentifier?
  init(_ context: ModelContext) { self.context = context }
  func keep() throws {
    let item = Item()
    context.insert(item)
    self.last = item.persistentModelID // expect: temporary-persistent-id
    try context.save()
  }
  func send(_ worker: Worker) async throws {
    let item = Item()
    context.insert(item)
    await worker.index(item.id) // expect: temporary-persistent-id
  }
  func maybe(_ isSaved: Bool) throws -> PersistentIdentifier {
    let item = Item()
    context.insert(item)
    if isSaved { try context.save() }
    return item.persistentModelID // expect: temporary-persistent-id
  }
}
