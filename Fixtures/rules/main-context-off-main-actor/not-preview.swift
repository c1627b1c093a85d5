import SwiftData
import SwiftUI
@Model final class Item { init() {} }
struct Row_Previews: PreviewProvider {
  nonisolated static func fill(_ container: ModelContainer) async { await container.mainContext.insert(Item()) }
}
