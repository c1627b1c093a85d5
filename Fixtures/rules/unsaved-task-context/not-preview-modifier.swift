import SwiftData
import SwiftUI
struct Filled: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(for: Item.self)
    let context = ModelContext(container)
    context.insert(Item())
    return container
  }
}
