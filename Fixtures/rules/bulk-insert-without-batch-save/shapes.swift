import SwiftData
@Model final class Item { init(_ name: String) {} }
struct Importer {
  let context: ModelContext
  func importArchive(_ lines: [String]) throws {
    for line in lines {
      let item = Item(line)
      context.insert(item) // expect: bulk-insert-without-batch-save
      context.insert(Item("copy of \(line)"))
    }
    try context.save()
  }
  func restoreAll(_ lines: [String]) {
    lines.forEach { context.insert(Item($0)) } // expect: bulk-insert-without-batch-save
  }
}
