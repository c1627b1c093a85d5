import SwiftData
import SwiftUI
struct Row_Previews: PreviewProvider {
  nonisolated static func sample(_ container: ModelContainer) async {
    let context = await MainActor.run { container.mainContext }
    print(context)
  }
}
