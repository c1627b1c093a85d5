import SwiftData
@Model final class Item { var name = "" }
// How many there were: no model is read.
@MainActor final class Service {
  func upload(_ items: [Item]) async {
    try? await Task.sleep(for: .seconds(3))
    print(items.count)
  }
  func send(_ items: [Item]) { Task { await upload(items) } }
  func name(_ items: [Item]) async {
    try? await Task.sleep(for: .seconds(3))
    print(items.first?.name ?? "")
  }
  func show(_ items: [Item]) { Task { await name(items) } } // expect-info: model-captured-in-task
  func remove(_ item: Item, in context: ModelContext) { context.delete(item) }
}
