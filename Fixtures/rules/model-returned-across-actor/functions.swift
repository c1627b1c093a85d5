import SwiftData
@Model final class Item { var name = "" }
struct Page { var items: [Item] }
@ModelActor actor Repository {
  func all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) } // expect-info: model-returned-across-actor
  func first() -> Item? { nil } // expect-info: model-returned-across-actor
  func page() -> Page { Page(items: []) } // expect-info: model-returned-across-actor
  func counted() -> (items: [Item], count: Int) { ([], 0) } // expect-info: model-returned-across-actor
  func changes() -> AsyncStream<Item> { fatalError() } // expect-info: model-returned-across-actor
  func latest() -> Task<Item, Never> { fatalError() } // expect-info: model-returned-across-actor
  func generic<T: PersistentModel>(_ type: T.Type) throws -> [T] { [] } // expect-info: model-returned-across-actor
}
extension Repository {
  func extended() -> [String: Item] { [:] } // expect-info: model-returned-across-actor
}
func load(_ container: ModelContainer) async throws -> [Item] { try ModelContext(container).fetch(FetchDescriptor<Item>()) } // expect-warning: model-returned-across-actor
@MainActor final class Screen {
  func current() async -> Item? { nil } // expect: model-returned-across-actor
}
@MainActor func show(_ container: ModelContainer) async throws {
  draw(try await load(container))
}
func background(_ screen: Screen) async {
  print(await screen.current())
}

final class Basket {
  func newest() -> Item? { nil }
}
// What is not understood calls an actor from outside, if it calls it at all.
@ModelActor actor Shelf {
  func newest() throws -> Item? { try modelContext.fetch(FetchDescriptor<Item>()).last } // expect-info: model-returned-across-actor
}
func look() async throws { show(try await others[0].newest()) }
