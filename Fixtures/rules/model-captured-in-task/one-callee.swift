import SwiftData
@Model final class Item { var name = "" }
// One cause: the function that waits.
@MainActor final class Service {
  func upload(_ item: Item) async {
    await send()
    item.name = "b"
  }
  func one(_ item: Item) { Task { await upload(item) } } // expect-info: model-captured-in-task
  func two(_ item: Item) { Task { await upload(item) } }
  func rename(_ item: Item) async {
    try? await Task.sleep(for: .seconds(3))
    item.name = "c"
  }
  func three(_ item: Item) { Task { await rename(item) } } // expect-info: model-captured-in-task
  // Only a name for a message.
  func wake(_ item: Item) async {
    try? await Task.sleep(for: .seconds(3))
    print(item.name)
  }
  func four(_ item: Item) { Task { await wake(item) } } // expect-info: model-captured-in-task
}
