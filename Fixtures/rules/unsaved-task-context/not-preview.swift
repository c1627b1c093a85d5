import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func fill(_ container: ModelContainer) async {
    let context = ModelContext(container)
    context.insert(Item())
  }
}
