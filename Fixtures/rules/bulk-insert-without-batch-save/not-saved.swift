import SwiftData
@Model final class Item { init(_ name: String) {} }
struct Importer {
  let context: ModelContext
  func importAll(_ lines: [String]) throws {
    for line in lines {
      context.insert(Item(line))
      try saveIfNeeded()
    }
  }
  func saveIfNeeded() throws {}
}
