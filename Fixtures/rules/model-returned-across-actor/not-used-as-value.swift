import SwiftData
@Model final class Item { var order = 0 }
@ModelActor actor Cleanup {
  func run(_ items: [Item]) { clean(items, sort: sorted) }
  private func clean(_ items: [Item], sort: ([Item]) -> [Item]) { _ = sort(items) }
  func sorted(_ items: [Item]) -> [Item] { items.sorted { $0.order < $1.order } }
}
