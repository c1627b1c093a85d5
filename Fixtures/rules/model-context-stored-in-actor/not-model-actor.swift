import SwiftData
@ModelActor actor Store {
  private var other: ModelContext?
  func use(_ context: ModelContext) { other = context }
}
actor ByHand: ModelActor {
  let modelContainer: ModelContainer
  let modelExecutor: any ModelExecutor
  let context: ModelContext
  init(context: ModelContext) {
    self.context = context
    modelContainer = context.container
    modelExecutor = DefaultSerialModelExecutor(modelContext: context)
  }
}
protocol Storing: ModelActor {}
actor Refined: Storing {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
}
