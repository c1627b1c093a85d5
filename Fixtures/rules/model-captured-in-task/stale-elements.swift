import SwiftData
@Model final class Item { var name = ""; var owner: Item? }
@MainActor func upload(_ items: [Item]) {
  Task {
    for item in items {
      await push(item.name) // expect-info: model-captured-in-task
    }
  }
}
@MainActor func sorted(_ items: [Item]) {
  Task {
    await wait()
    for item in items.sorted(by: { $0.name < $1.name }) { // expect-info: model-captured-in-task
      item.name = "x"
    }
  }
}
// Nothing of a row is read.
@MainActor func counted(_ items: [Item]) {
  Task {
    await wait()
    log(items.count, items.isEmpty)
    for index in items.indices { log(index) }
  }
}
// Each is read before the next wait, and asked for after the last.
@MainActor func checked(_ items: [Item]) {
  Task {
    for item in items {
      guard !item.isDeleted else { continue }
      await push(item.name)
    }
  }
}
@MainActor func checkedTooEarly(_ items: [Item]) {
  Task {
    for item in items {
      guard !item.isDeleted else { continue }
      await wait()
      item.name = "x" // expect-info: model-captured-in-task
    }
  }
}
