import SwiftData
@Model final class Item { var key = "" }
func find(_ key: String, _ context: ModelContext) throws -> Item? {
  try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.key == key })).first
}
