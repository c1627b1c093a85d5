import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Items {
  let context: ModelContext
  private(set) var all: [Item] = [] // expect: model-collection-retained
  var sorted: [Item] = [] // expect: model-collection-retained
  var loaded: [Item]? // expect: model-collection-retained
  init(_ context: ModelContext) { self.context = context }
  func load() {
    all = (try? context.fetch(FetchDescriptor<Item>())) ?? []
  }
  func reload() throws {
    all = try context.fetch(FetchDescriptor<Item>())
    let descriptor = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)])
    let items = try context.fetch(descriptor)
    sorted = items
    loaded = try everything()
  }
  private func everything() throws -> [Item] { try context.fetch(FetchDescriptor<Item>()) }
}
@MainActor final class Defaulted {
  var all: [Item] = [] // expect: model-collection-retained
  func load(_ context: ModelContext) { self.all = (try? context.fetch(FetchDescriptor<Item>())) ?? [] }
}
