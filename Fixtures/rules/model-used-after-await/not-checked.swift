// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
actor API { func name() -> String { "" } }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor func rename(_ item: Item, _ api: API) async {
  let name = await api.name()
  guard !item.isDeleted, item.modelContext != nil else { return }
  item.name = name
}
