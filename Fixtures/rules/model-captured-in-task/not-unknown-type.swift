import SwiftData
@Model final class Item { var name = "" }
struct Form {
  // What is captured may be a model.
  func crosses() {
    let entry = makeEntry()
    Task.detached { use(entry) }
  }
  @MainActor func waits(_ entry: Entry) {
    Task {
      await pause()
      use(entry.name)
    }
  }
  // And here it is none.
  func knows() {
    let name = "item"
    Task.detached { use(name) }
  }
}
