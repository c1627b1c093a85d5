import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
func done(_ context: ModelContext) throws -> [Item] {
  try context.fetch(FetchDescriptor<Item>()).filter { $0.isDone } // expect: fetch-then-filter-in-memory
}
#endif
