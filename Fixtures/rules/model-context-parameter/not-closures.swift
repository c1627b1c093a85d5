import SwiftData
@MainActor final class Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  // These closures stay where the function is.
  func synchronous<T>(_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
  func onMainActor(_ work: @MainActor (ModelContext) async -> Void) async { await work(container.mainContext) }
  func nonsending(_ work: nonisolated(nonsending) (ModelContext) async -> Void) async {
    await work(container.mainContext)
  }
  // A context that is created for the closure may cross, even when it is saved later.
  func fresh(_ work: (ModelContext) async -> Void) async { await work(ModelContext(container)) }
  func saved(_ work: (ModelContext) async -> Void) async throws {
    let context = ModelContext(container)
    await work(context)
    try context.save()
  }
  // Whose context the function returns is not known.
  func unknown(_ work: (ModelContext) async -> Void) async { await work(makeContext()) }
  func given(_ work: (sending ModelContext) async -> Void) async { await work(ModelContext(container)) }
}
// The function runs where the closure does.
func elsewhere(_ context: ModelContext, _ work: (ModelContext) async -> Void) async { await work(context) }
