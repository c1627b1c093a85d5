import SwiftData
import SwiftUI
@Model final class Entry { var title = "" }
struct Editor: View {
  @Environment(\.modelContext) private var modelContext
  var body: some View {
    Button("Add") {
      let entry = Entry()
      Task {
        // Nobody can delete what nobody has.
        guard await isFree() else { return }
        entry.title = "new"
        modelContext.insert(entry)
      }
    }
    Button("Insert") {
      let entry = Entry()
      modelContext.insert(entry)
      Task {
        guard await isFree() else { return }
        entry.title = "new" // expect-info: model-captured-in-task
      }
    }
  }
  private func isFree() async -> Bool { await ask() }
}
