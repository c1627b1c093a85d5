import SwiftData
@Model final class Item { var name = "" }
@ModelActor actor Worker {
  func rename(_ id: PersistentIdentifier) {
    if let item = modelContext.model(for: id) as? Item { item.name = "a" } // expect: unsafe-model-lookup
  }
  func all(_ ids: [PersistentIdentifier]) -> [Item] {
    ids.compactMap { modelContext.model(for: $0) as? Item } // expect: unsafe-model-lookup
  }
}
