import SwiftData
@Model final class Item { var name = "" }
func rename(_ id: PersistentIdentifier, _ context: ModelContext) {
  guard let item = context.model(for: id) as? Item, !item.isDeleted, item.modelContext != nil else { return }
  item.name = "a"
}
