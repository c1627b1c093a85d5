import SwiftData
@Model final class Item { var name = "" }
struct Store {
  let context: ModelContext
  func seed() throws {
    if try context.fetch(FetchDescriptor<Item>()).isEmpty { context.insert(Item()) } // expect: unbounded-fetch
    let known = try context.fetch(FetchDescriptor<Item>())
    guard known.isEmpty else { return } // expect: unbounded-fetch
    context.insert(Item())
  }
  func counts() -> Int {
    let all = (try? context.fetch(FetchDescriptor<Item>()))?.count ?? 0 // expect: unbounded-fetch
    let named = (try? context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.name != "" }))) ?? []
    return all + named.count // expect: unbounded-fetch
  }
  func newest() throws -> Item? {
    let descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)])
    if let item = try context.fetch(descriptor).first { return item } // expect: unbounded-fetch
    return nil
  }
}
