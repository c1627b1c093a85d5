import SwiftData
@Model final class Item { var name = "" }
struct Cache { func fetch(_ descriptor: FetchDescriptor<Item>) -> [Item] { [] } }
func show(_ context: ModelContext, _ cache: Cache) throws -> Int {
  let items = try context.fetch(FetchDescriptor<Item>())
  print(items.count)
  for item in items { print(item) }
  let names = try context.fetch(FetchDescriptor<Item>())
  if names.first { $0.name == "a" } != nil { print(names.isEmpty) }
  return cache.fetch(FetchDescriptor<Item>()).count
}
