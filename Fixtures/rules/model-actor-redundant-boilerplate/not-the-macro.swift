import SwiftData
actor Store: ModelActor {
  nonisolated let modelContainer: ModelContainer
  nonisolated let modelExecutor: any ModelExecutor
  let name: String
  init(modelContainer: ModelContainer) {
    self.modelContainer = modelContainer
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    name = ""
  }
}
@ModelActor actor Generated {
  private var rows = 0
  init(modelContainer: String) { self.init(modelContainer: open(modelContainer)) }
}
