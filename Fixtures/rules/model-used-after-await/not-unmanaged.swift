// option: unknown_waits
import SwiftData
@Model final class Item { var name = ""; init() {} }
actor API { func name() -> String { "" } }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor func add(_ context: ModelContext, _ api: API) async {
  let item = Item()
  item.name = await api.name()
  item.name += "!"
  context.insert(item)
}
@MainActor final class Editor {
  // No context has it before it is done.
  var draft = Item()
  func fill(_ api: API) async {
    let name = await api.name()
    draft.name = name
  }
}
