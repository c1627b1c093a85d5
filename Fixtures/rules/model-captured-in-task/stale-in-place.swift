import SwiftData
import SwiftUI
@Model final class Item { var name = ""; var count: Int = 0 }
@MainActor func run(_ item: Item) {
  Task {
    let name = await name()
    await MainActor.run {
      item.name = name // expect-info: model-captured-in-task
      item.count = 0
    }
  }
}
@MainActor func mapped(_ item: Item, _ names: [String]) {
  Task {
    await wait()
    names.forEach { item.name = $0 } // expect-info: model-captured-in-task
  }
}
@MainActor func passed(_ item: Item) {
  Task {
    await wait()
    show(item) // expect-info: model-captured-in-task
  }
}
@MainActor func deleted(_ item: Item, _ context: ModelContext) {
  Task {
    await wait()
    context.delete(item)
  }
}
@MainActor func onlyLogged(_ item: Item) {
  Task {
    await wait()
    log("done with \(item.name)") // expect-info: model-captured-in-task
  }
}
@MainActor func checkedInside(_ item: Item) {
  Task {
    await wait()
    await MainActor.run {
      guard !item.isDeleted else { return }
      item.name = "x"
    }
  }
}
// A check after a later wait excuses nothing before it.
@MainActor func checkedLater(_ item: Item) {
  Task {
    await wait()
    item.name = "x" // expect-info: model-captured-in-task
    await wait()
    guard !item.isDeleted else { return }
    item.name = "y"
  }
}
