import SwiftData
@Model final class Item { var name = ""; init() {} }
struct MockStore {
  func add(_ context: ModelContext) -> PersistentIdentifier {
    let item = Item()
    context.insert(item)
    return item.persistentModelID // expect-info: temporary-persistent-id
  }
}
