import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false; var count: Int = 0 }
func loops(_ context: ModelContext) throws -> Item? {
  for item in try context.fetch(FetchDescriptor<Item>()) where item.isDone { // expect: fetch-then-filter-in-memory
    item.isDone = false
  }
  let items = try context.fetch(FetchDescriptor<Item>(sortBy: []))
  for item in items { // expect: fetch-then-filter-in-memory
    guard item.isDone, item.count > 3 else { continue }
    print(item.name)
  }
  for item in try context.fetch(FetchDescriptor<Item>()) { // expect: fetch-then-filter-in-memory
    if item.name == "a" { return item }
  }
  // What a loop goes over is filtered once.
  let others = try context.fetch(FetchDescriptor<Item>())
  for item in others.filter({ $0.isDone }) { print(item.name) } // expect: fetch-then-filter-in-memory
  return nil
}
func allRows(_ context: ModelContext) throws {
  for item in try context.fetch(FetchDescriptor<Item>()) {
    if item.isDone { print(item.name) } else { item.isDone = true }
  }
  for item in try context.fetch(FetchDescriptor<Item>()) {
    print(item.name)
    guard item.isDone else { continue }
    item.isDone = false
  }
  for item in try context.fetch(FetchDescriptor<Item>()) {
    guard item.isDone else { break }
    item.isDone = false
  }
}
