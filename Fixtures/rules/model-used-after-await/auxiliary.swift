// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
actor API { func name() -> String { "" } }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor final class MockSync {
  func rename(_ item: Item, _ api: API) async {
    try? await Task.sleep(for: .seconds(3))
    item.name = "" // expect-info: model-used-after-await
  }
}
