import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  static func fill(context: ModelContext) { Task { use(context) } }
  static func fillLater(context: ModelContext) { Task.detached { use(context) } }
}
