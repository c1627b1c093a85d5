import SwiftData
@Model final class Item { var isOpen = false }
@MainActor final class Items {
  var open: [Item] = []
  var names: [String] = []
  func load(_ context: ModelContext) throws {
    open = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.isOpen }))
    var local: [Item] = []
    local = try context.fetch(FetchDescriptor<Item>())
    names = local.map { "\($0)" }
  }
}
