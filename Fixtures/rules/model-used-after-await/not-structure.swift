// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
struct Size { var width = 0 }
struct Draft {
  var item: Item
  var size = Size()
}
actor API { func width() async -> Int { 0 } }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor func edit(_ given: Draft, _ context: ModelContext, _ api: API) async throws {
  guard let item = try context.fetch(FetchDescriptor<Item>()).first else { return }
  var draft = given
  draft.item = item
  let width = await api.width()
  draft.size.width = width
}
