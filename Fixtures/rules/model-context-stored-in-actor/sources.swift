import SwiftData
// No call shows whose context it is.
actor Injected {
  private let context: ModelContext // expect-warning: model-context-stored-in-actor
  init(context: ModelContext) { self.context = context }
}
actor Optional {
  var context: ModelContext? // expect-warning: model-context-stored-in-actor
  func use(_ other: ModelContext?) { context = other }
}
actor OfMain {
  var context: ModelContext? // expect: model-context-stored-in-actor
  func open(_ container: ModelContainer) async { context = await container.mainContext }
}
actor Through {
  let context: ModelContext // expect-warning: model-context-stored-in-actor
  init(_ outer: ModelContext) {
    let inner = outer
    context = inner
  }
}
actor Leaking {
  private let context: ModelContext // expect-warning: model-context-stored-in-actor
  init(container: ModelContainer) { context = ModelContext(container) }
  func current() -> ModelContext { self.context }
}
@globalActor actor Background {
  static let shared = Background()
  private var context: ModelContext? // expect-warning: model-context-stored-in-actor
  func set(_ context: ModelContext) { self.context = context }
}
actor LeakingToCaller {
  private let context: ModelContext // expect: model-context-stored-in-actor
  init(container: ModelContainer) { context = ModelContext(container) }
  func current() -> ModelContext { self.context }
}
@MainActor func read(_ actor: LeakingToCaller) async { use(await actor.current()) }
actor MockStore {
  private let context: ModelContext // expect-info: model-context-stored-in-actor
  init(context: ModelContext) { self.context = context }
}
