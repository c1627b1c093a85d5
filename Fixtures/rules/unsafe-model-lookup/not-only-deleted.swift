import SwiftData
@Model final class Item { var name = "" }
func remove(_ id: PersistentIdentifier, _ context: ModelContext) {
  guard let item = context.model(for: id) as? Item else { return }
  context.delete(item)
}
