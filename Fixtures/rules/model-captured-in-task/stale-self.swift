import SwiftData
import SwiftUI
@Model final class Item { var id = UUID(); var name = ""; var parent: Item? }
@MainActor final class Editor {
  var item: Item
  var draft = Item()
  init(item: Item) { self.item = item }
  func rename() {
    Task {
      await wait()
      self.item.name = "later" // expect-info: model-captured-in-task
      item.parent = nil
    }
  }
  func remove(_ context: ModelContext) {
    Task {
      context.delete(item)
      await save()
      forget(item.id) // expect-info: model-captured-in-task
    }
  }
  func checked() {
    Task {
      await wait()
      guard item.modelContext != nil else { return }
      item.name = "later"
    }
  }
  func unsaved() {
    Task {
      await wait()
      draft.name = "later"
    }
  }
  func first() { Task { await push(item.name) } }
}
struct Row: View {
  let item: Item
  @Query var items: [Item]
  var body: some View {
    Button("Rename") {
      Task {
        await wait()
        item.name = "x" // expect-info: model-captured-in-task
        print(items.count)
      }
    }
  }
}
