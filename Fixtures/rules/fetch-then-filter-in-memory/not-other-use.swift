import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// Everything is needed anyway, or nothing is filtered.
func everything(_ context: ModelContext, _ one: Item) throws -> [Item] {
  let items = try context.fetch(FetchDescriptor<Item>())
  show(items.filter { $0.isDone })
  let count = try context.fetch(FetchDescriptor<Item>()).count
  let sorted = try context.fetch(FetchDescriptor<Item>()).sorted { $0.name < $1.name }
  let holds = try context.fetch(FetchDescriptor<Item>()).contains(one)
  let first = try context.fetch(FetchDescriptor<Item>()).first
  print(count, sorted, holds, first)
  return items
}
