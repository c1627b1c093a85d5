import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
final class Inspector {
  var item: Item? // expect-info: cached-model-reference
}
func inspect() async {
  var items: [Item] = [] // expect-info: cached-model-reference
  await MainActor.run { items = load() }
  await MainActor.run { show(items) }
}
#endif
