// A closure on the function's own actor may be Sendable and keep the context: it never runs elsewhere.
import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Account {
  func start(modelContext: ModelContext) {
    let onRotate: @MainActor @Sendable (String) -> Void = { name in
      modelContext.insert(Item(name: name))
    }
    register(onRotate)
  }
  func stop(modelContext: ModelContext) { // expect-error: model-context-parameter
    let onRotate: @Sendable (String) -> Void = { name in
      modelContext.insert(Item(name: name))
    }
    register(onRotate)
  }
}
