import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func fill(context: ModelContext) { Task { use(context) } }
}
