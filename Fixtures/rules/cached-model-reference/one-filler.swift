// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
@Model final class Tag { var name = "" }
// One cause is one finding: the function that fills them.
@MainActor final class Manager {
  var items: [Item] = [] // expect-info: cached-model-reference
  var tags: [Tag] = []
  var selected: Item? // expect-info: cached-model-reference
  func reload(_ context: ModelContext) throws {
    items = try context.fetch(FetchDescriptor<Item>())
    tags = try context.fetch(FetchDescriptor<Tag>())
  }
  func select(_ item: Item) { selected = item }
}
@MainActor final class Other {
  var items: [Item] = [] // expect-info: cached-model-reference
  func reload(_ context: ModelContext) throws { items = try context.fetch(FetchDescriptor<Item>()) }
}
// One is filled whenever the other changes.
@MainActor final class Grouped {
  var items: [Item] = [] { didSet { group() } } // expect-info: cached-model-reference
  var byName: [String: Item] = [:]
  private func group() { for item in items { byName[item.name] = item } }
  func add(_ item: Item) { items.append(item) }
}
