import SwiftData
@Model final class Item { var key = 0; var isDone = false }
func find(_ key: Int, _ context: ModelContext) throws -> Item? {
  // The extension cannot compile '#Predicate', so all are fetched
  // and searched here.
  let descriptor = FetchDescriptor<Item>()
  return try context.fetch(descriptor).first { $0.key == key }
}
func done(_ context: ModelContext) throws -> [Item] {
  // Only those in memory have their days counted, which must not be lost by a fetch.
  let items = try context.fetch(FetchDescriptor<Item>())
  return items.filter { $0.isDone }
}
func open(_ context: ModelContext) throws -> [Item] {
  // Fetch the open ones.
  let items = try context.fetch(FetchDescriptor<Item>())
  return items.filter { !$0.isDone } // expect: fetch-then-filter-in-memory
}
func closed(_ context: ModelContext) throws -> [Item] {
  // Must not be shown while the upload runs.
  let items = try context.fetch(FetchDescriptor<Item>())
  return items.filter { $0.isDone } // expect: fetch-then-filter-in-memory
}
