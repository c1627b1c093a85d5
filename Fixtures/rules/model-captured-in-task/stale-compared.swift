import SwiftData
@Model final class Item { var name = ""; var count = 0 }
@MainActor func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
// A comparison only reads.
@MainActor func compare(_ item: Item) {
  Task {
    await upload()
    if item.name == "a" { print("same") } // expect-info: model-captured-in-task
  }
}
@MainActor func count(_ item: Item) {
  Task {
    await upload()
    item.count += 1 // expect-info: model-captured-in-task
  }
}
