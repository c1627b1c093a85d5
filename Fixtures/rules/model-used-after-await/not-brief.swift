// option: unknown_waits
import SwiftData
@Model final class Item { var name = "" }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
@MainActor func flash(_ item: Item) async {
  try? await Task.sleep(for: .milliseconds(200))
  item.name = "a"
}
@MainActor func wait(_ item: Item) async {
  try? await Task.sleep(for: .seconds(20))
  item.name = "a" // expect: model-used-after-await
}
