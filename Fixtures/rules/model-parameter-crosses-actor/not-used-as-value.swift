import SwiftData
@Model final class Item { var order = 0 }
@ModelActor actor Cleanup {
  func run(_ items: [Item]) { clean(items, sort: sorted) } // expect-info: model-parameter-crosses-actor
  private func clean(_ items: [Item], sort: ([Item]) -> [Item]) { _ = sort(items) }
  // Given to the actor's own code.
  func sorted(_ items: [Item]) -> [Item] { items.sorted { $0.order < $1.order } }
}
