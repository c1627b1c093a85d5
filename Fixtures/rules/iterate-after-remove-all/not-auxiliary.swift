import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
func wipe(_ all: [Item]) {
  var items = all
  items.removeAll()
  for item in items { print(item.name) } // expect-info: iterate-after-remove-all
}
#endif
