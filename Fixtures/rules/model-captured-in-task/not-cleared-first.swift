import SwiftData
@Model final class Item { var name = "" }
@Model final class Tag { var name = "" }
// What is read anew after the wait was set to nil before its row was deleted.
@MainActor final class Manager {
  let context: ModelContext
  var active: Item?
  var tag: Tag?
  init(context: ModelContext) { self.context = context }
  func rename(_ name: String) {
    Task {
      await wait()
      active?.name = name
      tag?.name = name // expect-info: model-captured-in-task
    }
  }
  private func prepare(_ isActive: Bool) {
    guard isActive else { return }
    active = nil
  }
  func remove(_ item: Item) {
    prepare(item.name == active?.name)
    context.delete(item)
  }
  func remove(_ tag: Tag) {
    context.delete(tag)
    self.tag = nil
  }
}
