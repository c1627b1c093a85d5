// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
actor API { func name() -> String { "" } }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
// 'model-captured-in-task' checks tasks.
@MainActor func rename(_ item: Item, _ api: API) {
  Task {
    let name = await api.name()
    item.name = name
  }
}
