import SwiftData
@Model final class Item { var name = "" }
func any(_ context: ModelContext) throws -> Bool {
  var descriptor = FetchDescriptor<Item>()
  descriptor.fetchLimit = 1
  return try context.fetch(descriptor).isEmpty
}
func unknown(_ descriptor: FetchDescriptor<Item>, _ context: ModelContext) throws -> Int {
  try context.fetch(descriptor).count
}
