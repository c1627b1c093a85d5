import SwiftData
@Model final class Item { var name = "" }
// The function and all of its callers share one isolation.
@ModelActor actor Jobs {
  func run() throws { for item in try modelContext.fetch(FetchDescriptor<Item>()) { archive(item) } }
  private func archive(_ item: Item) {}
  func runAgain() async throws { for item in try modelContext.fetch(FetchDescriptor<Item>()) { await later(item) } }
  func later(_ item: Item) async {}
}
@MainActor final class Screen {
  func open(_ item: Item) async { await sync(item) }
  func sync(_ item: Item) async {}
}
enum Work {
  static func first(_ item: Item) async { await second(item) }
  static func second(_ item: Item) async {}
}
