import SwiftData
@Model final class Item { init(_ name: String) {} }
func download(_ key: String) async -> String { key }
@MainActor func importAll(_ keys: [String], _ context: ModelContext) async {
  for key in keys {
    let name = await download(key)
    context.insert(Item(name))
  }
}
@MainActor func importItems(_ names: [String], _ context: ModelContext) async {
  for name in names {
    await MainActor.run {
      context.insert(Item(name)) // expect: bulk-insert-without-batch-save
    }
  }
}
