import SwiftData
@Model final class Game { init() {} }
// Swift 6 does not compile the call, but only the main actor uses the context.
final class Sync {
  func load(into modelContext: ModelContext) async { // expect: model-context-parameter
    nonisolated(unsafe) let context = modelContext
    await MainActor.run { context.insert(Game()) }
  }
  func fill(_ modelContext: ModelContext) async { // expect-error: model-context-parameter
    nonisolated(unsafe) let context = modelContext
    await MainActor.run { context.insert(Game()) }
    context.insert(Game())
  }
}
@MainActor func update(_ sync: Sync, _ context: ModelContext) async {
  await sync.load(into: context)
  await sync.fill(context)
}
