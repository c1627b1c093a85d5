import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  @ModelActor actor Store {
    nonisolated var context: ModelContext { modelExecutor.modelContext }
  }
}
