import SwiftData
// The object is on no actor, its context is the view's: the main actor's.
@Observable final class Details {
  private let modelContext: ModelContext
  init(modelContext: ModelContext) { self.modelContext = modelContext }
  func load() async {
    let summary = await MainActor.run { summary(of: modelContext) }
    show(summary)
  }
}
func wipe(_ container: ModelContainer) async {
  let context = await container.mainContext
  await MainActor.run { context.rollback() }
}
