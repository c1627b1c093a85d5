// unsafe, mode 6
import SwiftData

@Model final class ShoppingItem {
  var isDone = false
  var name = ""
  init() {}
}

func doneItems(_ context: ModelContext) throws -> [ShoppingItem] {
  try context.fetch(FetchDescriptor<ShoppingItem>(predicate: #Predicate<ShoppingItem> { $0.isDone }))
}

func items(named name: String, _ context: ModelContext) throws -> [ShoppingItem] {
  let sorted = [SortDescriptor(\ShoppingItem.name)]
  return try context.fetch(FetchDescriptor<ShoppingItem>(predicate: #Predicate<ShoppingItem> { item in item.name == name }, sortBy: sorted))
}
