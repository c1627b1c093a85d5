import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// The rows are loaded for their number as well.
func progress(_ context: ModelContext) throws -> Double {
  let items = try context.fetch(FetchDescriptor<Item>())
  guard !items.isEmpty else { return 0 }
  let done = items.filter { $0.isDone } // expect: fetch-then-filter-in-memory
  return Double(done.count) / Double(items.count)
}
