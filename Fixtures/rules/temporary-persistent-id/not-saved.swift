import SwiftData
@Model final class Item { var name = ""; init() {} }
final class Store {
  let context: ModelContext
  init(_ context: ModelContext) { self.context = context }
  func add() throws -> PersistentIdentifier {
    let item = Item()
    context.insert(item)
    try saveChanges()
    return item.persistentModelID
  }
  func addInTransaction() throws -> PersistentIdentifier {
    let item = Item()
    try context.transaction { context.insert(item) }
    return item.persistentModelID
  }
  func before() -> PersistentIdentifier? {
    let item = Item()
    let id = Item().persistentModelID
    context.insert(item)
    return id
  }
  private func saveChanges() throws { try context.save() }
}
