import SwiftData
import SwiftUI
// Nothing crosses: the code around is on the main actor, too.
@MainActor func show(_ container: ModelContainer) async {
  let context = await MainActor.run { ModelContext(container) }
  draw(context)
}
struct Screen: View {
  @Environment(\.modelContext) private var modelContext
  var body: some View { Text("") }
  func reload() async {
    let context = await MainActor.run { modelContext }
    draw(context)
  }
}
