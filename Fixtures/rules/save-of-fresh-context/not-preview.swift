import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func fill(_ container: ModelContainer) throws {
    try ModelContext(container).save()
  }
}
