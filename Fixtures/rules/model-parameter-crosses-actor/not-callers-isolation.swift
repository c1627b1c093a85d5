import SwiftData
@Model final class Item {}
struct Sync {
  // Wherever the caller is.
  func run(_ item: Item, isolation: isolated (any Actor)? = #isolation) async {}
}
func all(_ items: [Item]) async {
  for item in items { await Sync().run(item) }
}
@MainActor func first(_ items: [Item]) async {
  await Sync().run(items[0])
}
