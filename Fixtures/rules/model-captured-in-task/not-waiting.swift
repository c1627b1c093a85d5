import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Screen {
  var isBusy = false
  func load(_ item: Item) {
    // On the main actor already: nothing else runs in between.
    Task {
      await MainActor.run { isBusy = true }
      item.name = "x"
    }
    Task {
      await mark()
      item.name = "x"
    }
    Task {
      await fetch()
      item.name = "x" // expect-info: model-captured-in-task
    }
  }
  func mark() async { isBusy = true }
  func fetch() async { await mark() }
}
