// option: short_lived
import SwiftData
@Model final class Item { var name = ""; var number = 0 }
@Model final class Tag { var name = ""; var number = 0 }
// Entries are taken out before their rows are deleted.
@MainActor final class Manager {
  let context: ModelContext
  private var running: [Int: Item] = [:]
  private var tags: [Int: Tag] = [:] // expect-info: cached-model-reference
  init(context: ModelContext) { self.context = context }
  func start(_ item: Item, _ tag: Tag) {
    running[item.number] = item
    tags[tag.number] = tag
  }
  private func cleanUp(_ number: Int) { running.removeValue(forKey: number) }
  private func cancel(_ item: Item) { cleanUp(item.number) }
  func remove(_ item: Item) {
    if item.number > 0 { cancel(item) }
    context.delete(item)
  }
  func remove(_ tag: Tag) {
    context.delete(tag)
    tags[tag.number] = nil
  }
}
