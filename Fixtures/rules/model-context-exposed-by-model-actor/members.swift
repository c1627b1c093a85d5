import SwiftData
@ModelActor actor Store {
  nonisolated var open: ModelContext { modelExecutor.modelContext } // expect: model-context-exposed-by-model-actor
  var unused: ModelContext { modelContext } // expect-info: model-context-exposed-by-model-actor
  func current() -> ModelContext { modelContext } // expect-error: model-context-exposed-by-model-actor
  func anyone() -> ModelContext? { modelContext } // expect: model-context-exposed-by-model-actor
  nonisolated func count() throws -> Int {
    try modelExecutor.modelContext.fetchCount(FetchDescriptor<Row>()) // expect-error: model-context-exposed-by-model-actor
  }
}
extension Store {
  nonisolated func context() -> ModelContext { modelExecutor.modelContext } // expect: model-context-exposed-by-model-actor
}
@Model final class Row { var name = "" }
@MainActor func show(_ store: Store) async throws {
  print(await store.current().hasChanges, store.open.hasChanges)
}
