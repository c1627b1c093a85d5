import SwiftData
@Model final class Item { var name = "" }
func page(_ number: Int, _ order: [SortDescriptor<Item>], _ context: ModelContext) throws -> [Item] {
  var descriptor = FetchDescriptor<Item>()
  descriptor.sortBy = [SortDescriptor(\.name)]
  descriptor.fetchOffset = number * 20
  var given = FetchDescriptor<Item>(sortBy: order)
  given.fetchOffset = number * 20
  return try context.fetch(descriptor) + context.fetch(given)
}
