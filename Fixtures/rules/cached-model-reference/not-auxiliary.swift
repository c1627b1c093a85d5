// option: short_lived
import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
final class Inspector {
  var item: Item?
}
func inspect() async {
  var items: [Item] = [] // expect-info: cached-model-reference
  await MainActor.run { items = load() }
  await MainActor.run { show(items) }
}
#endif
// A mock has no store: what it keeps is in no context.
final class MockRepository {
  var items: [Item]
  init(items: [Item] = []) { self.items = items }
  func add(_ name: String) { items.append(Item()) }
}
