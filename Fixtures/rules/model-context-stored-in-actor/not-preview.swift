import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  actor Sample {
    let context: ModelContext
    init(context: ModelContext) { self.context = context }
  }
}
