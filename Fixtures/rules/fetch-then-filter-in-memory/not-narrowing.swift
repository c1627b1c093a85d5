import SwiftData
@Model final class Category { var key = 0; var name = "" }
// All rows but one: the other condition says more.
func isTaken(_ name: String, except key: Int, _ context: ModelContext) throws -> Bool {
  let all = try context.fetch(FetchDescriptor<Category>())
  return all.contains { $0.key != key && $0.name.lowercased() == name } // expect: fetch-then-filter-in-memory
}
