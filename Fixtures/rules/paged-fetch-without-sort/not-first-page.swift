import SwiftData
@Model final class Item { var name = "" }
func first(_ context: ModelContext) throws -> [Item] {
  var descriptor = FetchDescriptor<Item>()
  descriptor.fetchOffset = 0
  descriptor.fetchLimit = 20
  return try context.fetch(descriptor)
}
func given(_ descriptor: FetchDescriptor<Item>, _ number: Int, _ context: ModelContext) throws -> [Item] {
  var descriptor = descriptor
  descriptor.fetchOffset = number
  return try context.fetch(descriptor)
}
