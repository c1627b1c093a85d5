// option: unknown_waits
import SwiftData
import SwiftUI
@Model final class Item { var name = ""; var tags: [Tag] = []; var owner: Owner? }
@Model final class Tag { var name = "" }
@Model final class Owner { var count = 0 }
actor API {
  func name() async throws -> String { "" }
  func push(_ name: String) {}
}
@MainActor func remove(_ item: Item, _ tag: Tag, _ owner: Owner, _ context: ModelContext) {
  context.delete(item)
  context.delete(tag)
  context.delete(owner)
}
@MainActor final class Sync {
  let api: API
  let context: ModelContext
  var selected: Item?
  init(_ api: API, _ context: ModelContext) { (self.api, self.context) = (api, context) }
  func rename(_ item: Item) async throws {
    item.name = "…"
    let name = try await api.name()
    item.name = name // expect: model-used-after-await
    item.tags.removeAll()
  }
  func tag(_ item: Item) async throws {
    let name = try await api.name()
    print(item.name)
    item.tags[0].name = name // expect: model-used-after-await
  }
  func count(_ item: Item) async throws {
    _ = try await api.name()
    item.owner?.count += 1 // expect: model-used-after-await
  }
  func all() async throws {
    let items = try context.fetch(FetchDescriptor<Item>())
    for item in items {
      item.name = try await api.name() // expect: model-used-after-await
    }
  }
  func current() async throws {
    let name = try await api.name()
    selected?.name = name // expect: model-used-after-await
  }
  func add(_ item: Item) async throws {
    _ = try await api.name()
    context.insert(item)
  }
}
struct Row: View {
  let item: Item
  let api: API
  var body: some View {
    Text(item.name).task {
      guard let name = try? await api.name() else { return }
      item.name = name // expect: model-used-after-await
    }
  }
}
@ModelActor actor Importer {
  func rename(_ id: PersistentIdentifier, _ api: API) async throws {
    guard let item = self[id, as: Item.self] else { return }
    let name = try await api.name()
    item.name = name // expect: model-used-after-await
  }
}
