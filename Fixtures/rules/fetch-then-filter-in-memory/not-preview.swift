import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  static func sample(_ context: ModelContext) throws -> [Item] {
    try context.fetch(FetchDescriptor<Item>()).filter { $0.name == "a" }
  }
}
