import SwiftData
actor Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  @MainActor var context: ModelContext { container.mainContext }
  private var fresh: ModelContext { ModelContext(container) }
  func save() throws { try ModelContext(container).save() }
}
// A class is another rule's business.
final class Service {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
}
// The main actor's, not the actor's own.
actor Elsewhere {
  @MainActor private var context: ModelContext?
  @MainActor func use(_ context: ModelContext) { self.context = context }
}
