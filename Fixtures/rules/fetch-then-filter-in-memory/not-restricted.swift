import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
func restricted(_ context: ModelContext) throws {
  _ = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.isDone })).filter { $0.name == "a" }
  var limited = FetchDescriptor<Item>()
  limited.fetchLimit = 20
  _ = try context.fetch(limited).filter { $0.isDone }
  var narrowed = FetchDescriptor<Item>()
  narrowed.predicate = #Predicate { $0.isDone }
  _ = try context.fetch(narrowed).first(where: { $0.name == "a" })
}
