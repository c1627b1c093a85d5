import SwiftData
@Model final class Item { var name = "" }
struct MockPages {
  func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
    var descriptor = FetchDescriptor<Item>()
    descriptor.fetchOffset = number // expect-info: paged-fetch-without-sort
    return try context.fetch(descriptor)
  }
}
