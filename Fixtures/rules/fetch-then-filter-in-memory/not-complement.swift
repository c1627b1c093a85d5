import SwiftData
@Model final class Item { var key = 0 }
// What is not among a few: nearly all rows are needed.
func others(than known: Set<Int>, _ context: ModelContext) throws -> [Item] {
  try context.fetch(FetchDescriptor<Item>()).filter { !known.contains($0.key) }
}
func those(of known: Set<Int>, _ context: ModelContext) throws -> [Item] {
  try context.fetch(FetchDescriptor<Item>()).filter { known.contains($0.key) } // expect: fetch-then-filter-in-memory
}
func first(than known: Set<Int>, _ context: ModelContext) throws -> Item? {
  try context.fetch(FetchDescriptor<Item>()).first { !known.contains($0.key) } // expect: fetch-then-filter-in-memory
}
