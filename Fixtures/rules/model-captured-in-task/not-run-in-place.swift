import SwiftData
@Model final class Item { var name = "" }
// These closures run before the call returns.
@MainActor func count(_ items: [Item], _ item: Item) async -> [String] {
  await withTaskGroup(of: Void.self) { group in use(item) }
  DispatchQueue.global().sync { use(item) }
  return items.map { $0.name + item.name }
}
