import SwiftData
// An asynchronous closure without isolation runs on the global executor, sendable or not.
@MainActor final class Store {
  let container: ModelContainer
  var context: ModelContext
  init(container: ModelContainer) {
    self.container = container
    context = container.mainContext
  }
  func sendable<T: Sendable>(_ work: @Sendable (ModelContext) async throws -> T) async rethrows -> T { // expect: model-context-parameter
    try await work(container.mainContext)
  }
  func plain(_ work: (Int, ModelContext) async throws -> Void) async rethrows { // expect: model-context-parameter
    try await work(1, self.context)
  }
  func local(work: (ModelContext) async -> Void) async { // expect: model-context-parameter
    let main = container.mainContext
    await work(main)
  }
  func passedOn(_ context: ModelContext, _ work: (ModelContext) async -> Void) async { // expect: model-context-parameter
    await work(context)
  }
  func optional(_ work: (@Sendable (ModelContext?) async -> Void)) async { // expect: model-context-parameter
    await work(context)
  }
}
actor Cache {
  private var context: ModelContext?
  func perform(_ work: (ModelContext?) async -> Void) async { // expect: model-context-parameter
    await work(context)
  }
}
