import SwiftData
@Model final class Item { var name = "" }
// It comes back from child tasks, which have captured it: that is reported.
@MainActor final class Store {
  func refresh(_ items: [Item]) async {
    await withTaskGroup(of: Void.self) { group in
      for item in items { group.addTask { await self.load(item) } }
    }
  }
  func load(_ item: Item) async { item.name = "" }
}
// What is no capture comes from elsewhere.
@MainActor final class Screen {
  func show(_ item: Item) async { item.name = "" } // expect: model-parameter-crosses-actor
}
func open(_ item: Item, on screen: Screen) async { await screen.show(item) }
