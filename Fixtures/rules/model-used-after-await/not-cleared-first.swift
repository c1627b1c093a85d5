// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
actor API { func name() -> String { "" } }
@MainActor final class Manager {
  let context: ModelContext
  let api: API
  var active: Item?
  init(_ context: ModelContext, _ api: API) { (self.context, self.api) = (context, api) }
  func rename() async {
    let name = await api.name()
    active?.name = name
  }
  func remove(_ item: Item) {
    active = nil
    context.delete(item)
  }
}
