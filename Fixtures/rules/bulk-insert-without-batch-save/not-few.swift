import SwiftData
@Model final class Item { init(_ name: String) {} }
func seedDefaults(_ context: ModelContext) {
  for name in ["Home", "Work"] { context.insert(Item(name)) }
}
func importAll(_ batches: [[String]], _ context: ModelContext) throws {
  for batch in batches {
    for line in batch { context.insert(Item(line)) }
    try context.save()
  }
}
func importBatch(_ batch: [String], _ context: ModelContext) {
  for line in batch { context.insert(Item(line)) }
}
