import SwiftData
// The class is on no actor: its context belongs to the code that uses the object.
final class Training {
  private let modelContext: ModelContext
  init(modelContext: ModelContext) { self.modelContext = modelContext }
  @MainActor func complete() async {
    let context = modelContext
    Task { @MainActor in try context.save() }
  }
  func cancel() {
    let context = modelContext
    Task { @MainActor in try context.save() } // expect: model-context-captured-in-task
  }
}
