import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
@MainActor func inspect(_ item: Item) {
  Task {
    try? await Task.sleep(for: .seconds(3))
    item.name = "x" // expect-info: model-captured-in-task
  }
}
// Swift 6 does not compile it all the same.
@MainActor func dump(_ item: Item) {
  Task.detached { print(item) } // expect: model-captured-in-task
}
#endif
