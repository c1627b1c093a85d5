import Foundation
import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false; var date: Date = Date(); var count: Int = 0 }

func direct(_ context: ModelContext, _ wanted: String, _ cutoff: Date, _ counts: Set<Int>) throws {
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.isDone } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { counts.contains($0.count) } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter(\.isDone) // expect: fetch-then-filter-in-memory
  _ = (try? context.fetch(FetchDescriptor<Item>()))?.first(where: { $0.name == wanted }) // expect: fetch-then-filter-in-memory
  _ = ((try? context.fetch(FetchDescriptor<Item>())) ?? []).contains { $0.count > 3 } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).allSatisfy { item in item.date < cutoff } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)])).first { $0.name.contains(wanted) && !$0.isDone } // expect: fetch-then-filter-in-memory
}

func held(_ context: ModelContext) throws -> Bool {
  let descriptor = FetchDescriptor<Item>()
  let items = try context.fetch(descriptor)
  let done = items.filter { $0.isDone } // expect: fetch-then-filter-in-memory
  let isOpen = items.contains { !$0.isDone }
  return done.count > 3 && isOpen
}
func bound(_ context: ModelContext) -> Item? {
  if let items = try? context.fetch(FetchDescriptor<Item>()) {
    return items.first(where: { $0.isDone }) // expect: fetch-then-filter-in-memory
  }
  guard let others = try? context.fetch(FetchDescriptor<Item>()) else { return nil }
  return others.first { $0.name == "a" } // expect: fetch-then-filter-in-memory
}
