import SwiftData
@ModelActor
actor Store {
  nonisolated let modelContainer: ModelContainer // expect: model-actor-redundant-boilerplate
  nonisolated let modelExecutor: any ModelExecutor
  private var imported = 0
  init(modelContainer: ModelContainer) {
    let context = ModelContext(modelContainer)
    modelExecutor = DefaultSerialModelExecutor(modelContext: context)
    self.modelContainer = modelContainer
  }
}
@ModelActor actor Initialized {
  init(modelContainer: ModelContainer) { // expect: model-actor-redundant-boilerplate
    self.modelContainer = modelContainer
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    print("open")
  }
}
@ModelActor actor Unset {
  let name: String // expect: model-actor-redundant-boilerplate
  var last: String?
  var count = 0
  static let shared = 1
  var title: String { name }
  /// Another signature is no redeclaration.
  init(container: ModelContainer, name: String) {
    self.name = name
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }
}
