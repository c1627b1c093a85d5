import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func wipe(_ container: ModelContainer) {
    DispatchQueue.global().async {
      let context = ModelContext(container)
      context.rollback()
    }
  }
}
