import Foundation
import SwiftData
@Model final class Item {
  var name = ""
  var day = Date.now
}
struct Store {
  let context: ModelContext
  func names() throws -> [String] {
    try context.fetch(FetchDescriptor<Item>()).sorted { $0.name < $1.name }.map(\.name) // expect: unbounded-fetch
  }
  func days() -> [Date] {
    let items = (try? context.fetch(FetchDescriptor<Item>())) ?? []
    return items.sorted(by: { a, b in return a.day > b.day }).map(\.day) // expect: unbounded-fetch
  }
  func named() throws -> [Item] {
    try context.fetch(FetchDescriptor<Item>())
      .sorted(using: KeyPathComparator(\.name)) // expect: unbounded-fetch
  }
}
