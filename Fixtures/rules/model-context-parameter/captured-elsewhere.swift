import SwiftData
// Each closure runs in another isolation than the function whose parameter it captures.
@MainActor func detached(context: ModelContext) { // expect-error: model-context-parameter
  Task.detached { use(context) }
}
func task(context: ModelContext) { // expect-error: model-context-parameter
  Task { use(context) }
}
@MainActor func children(context: ModelContext) async { // expect-error: model-context-parameter
  await withTaskGroup(of: Void.self) { group in
    group.addTask { use(context) }
  }
}
@MainActor func child(context: ModelContext) async { // expect-error: model-context-parameter
  async let count = count(context)
  await show(count)
}
@MainActor func termination(context: ModelContext) -> AsyncStream<Int> { // expect-error: model-context-parameter
  AsyncStream { continuation in
    continuation.onTermination = { _ in use(context) }
  }
}
actor Exporter {
  private func hop(context: ModelContext?) async { // expect-error: model-context-parameter
    await MainActor.run { use(context) }
  }
  init(context: ModelContext) { // expect-error: model-context-parameter
    Task { @MainActor in use(context) }
  }
}
func list(context: ModelContext) { // expect-error: model-context-parameter
  Task.detached { [context] in use(context) }
}
func later(_ body: @escaping @Sendable () -> Void) {}
@MainActor func declared(context: ModelContext) { // expect-error: model-context-parameter
  later { use(context) }
}
