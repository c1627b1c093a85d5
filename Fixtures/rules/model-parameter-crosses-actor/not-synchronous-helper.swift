import SwiftData
@Model final class Item { var name = "" }
// Synchronous code on no actor runs where its caller runs, in actors, too.
func title(of item: Item) -> String { item.name }
actor Exporter {
  static func line(_ item: Item) -> String { item.name }
  nonisolated func row(_ item: Item) -> String { item.name }
}
@MainActor func show(_ item: Item) { print(title(of: item), Exporter.line(item)) }
