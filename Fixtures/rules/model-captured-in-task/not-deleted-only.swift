import SwiftData
@Model final class Item { var name = "" }
// To delete what is gone harms nobody.
@MainActor final class Store {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func remove(_ items: [Item]) {
    for item in items { Task { await remove(item) } }
  }
  private func remove(_ item: Item) async {
    let name = item.name
    await upload(name)
    context.delete(item)
  }
  func removeLater(_ item: Item) {
    Task {
      await wait()
      context.delete(item)
    }
  }
  // Another function may read it.
  func forget(_ item: Item, _ log: Log) {
    Task {
      await wait()
      log.delete(item) // expect-info: model-captured-in-task
    }
  }
  func rename(_ item: Item) { Task { await renameLater(item) } } // expect-info: model-captured-in-task
  private func renameLater(_ item: Item) async {
    await upload("")
    context.delete(item)
    item.name = "deleted"
  }
}
final class Log {
  func delete(_ item: Item) { print(item.name) }
}
