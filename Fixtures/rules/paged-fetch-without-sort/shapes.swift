import SwiftData
@Model final class Item { var name = "" }
struct Pages {
  let context: ModelContext
  func page(_ number: Int) throws -> [Item] {
    var descriptor = FetchDescriptor<Item>(predicate: #Predicate { $0.name != "" })
    descriptor.fetchLimit = 20
    descriptor.fetchOffset = number * 20 // expect: paged-fetch-without-sort
    return try context.fetch(descriptor)
  }
  func all() throws {
    var descriptor = FetchDescriptor<Item>()
    descriptor.fetchLimit = 50
    var offset = 0
    while case let items = try context.fetch(descriptor), !items.isEmpty {
      offset += 50
      descriptor.fetchOffset = offset // expect: paged-fetch-without-sort
    }
  }
}
