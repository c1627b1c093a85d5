import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
@MainActor func refresh(_ item: Item) {
  Task {
    let name = await name()
    item.name = name // expect-info: model-captured-in-task
  }
}
@MainActor func inCondition(_ item: Item) {
  Task {
    guard !item.name.isEmpty else { return }
    if await !exists(item.name) { print(item.name) } // expect-info: model-captured-in-task
  }
}
@MainActor func inLoop(_ items: [Item]) {
  for item in items {
    Task {
      for _ in 0..<3 { await retry(item.name) } // expect-info: model-captured-in-task
    }
  }
}
@MainActor final class Sync {
  func refresh(_ item: Item) {
    Task { try await rename(1, item: item) } // expect-info: model-captured-in-task
  }
  func rename(_ place: Int, item: Item) async throws {
    let name = await name(at: place)
    item.name = name
  }
}
