// option: short_lived
import SwiftData
import SwiftUI
@Model final class Entry { var title = "" }
func remove(_ entry: Entry, _ context: ModelContext) { context.delete(entry) }
@MainActor @Observable final class Planner {
  // What a sheet edits.
  var edited: Entry?
  var last: Entry? // expect-info: cached-model-reference
  func close() { edited = nil }
  func store() async {
    guard let edited else { return }
    await upload(edited.title)
    last = edited
    print(last?.title ?? "")
  }
  private func upload(_ title: String) async {}
}
struct PlannerView: View {
  @State private var planner = Planner()
  let entries: [Entry]
  var body: some View {
    List(entries) { entry in
      Button("Edit") { planner.edited = entry }
    }
  }
}
