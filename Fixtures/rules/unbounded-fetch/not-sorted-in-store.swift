import Foundation
import SwiftData
@Model final class Item {
  var name = ""
  var day = Date.now
  @Transient var rank = 0
  var initial: String { String(name.prefix(1)) }
}
struct Store {
  let context: ModelContext
  func ofAttributesOfNoColumn() throws -> [Item] {
    let ranked = try context.fetch(FetchDescriptor<Item>()).sorted { $0.rank < $1.rank }
    return try ranked + context.fetch(FetchDescriptor<Item>()).sorted { $0.initial < $1.initial }
  }
  func bySeveral() throws -> [Item] {
    try context.fetch(FetchDescriptor<Item>()).sorted { ($0.name, $0.day) < ($1.name, $1.day) }
  }
  func sortedAgain() throws -> [Item] {
    try context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.day)])).sorted { $0.name < $1.name }
  }
  func some() throws -> [Item] {
    try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.name != "" })).sorted { $0.day < $1.day }
  }
  func usedOtherwise() throws -> [Item] {
    let items = try context.fetch(FetchDescriptor<Item>())
    for item in items { print(item.name) }
    return items.sorted { $0.day < $1.day }
  }
  func countedAsWell() throws -> [Item] {
    let items = try context.fetch(FetchDescriptor<Item>())
    print(items.count)
    return items.sorted { $0.day < $1.day }
  }
}
