import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  final class Store {
    private let context: ModelContext
    init(context: ModelContext) { self.context = context }
    func save() async throws { try context.save() }
  }
}
