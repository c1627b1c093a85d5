import SwiftData
@MainActor func shapes(_ container: ModelContainer) async {
  let context = container.mainContext
  Task.detached { use(context) } // expect: model-context-captured-in-task
  Task.detached { [context] in // expect: model-context-captured-in-task
    use(context)
  }
  await withTaskGroup(of: Void.self) { group in
    group.addTask { use(context) } // expect: model-context-captured-in-task
  }
  async let count = count(context) // expect: model-context-captured-in-task
  DispatchQueue.global().async {
    use(context) // expect: model-context-captured-in-task
    use(context)
  }
  Task { @Other in use(context) } // expect: model-context-captured-in-task
  later { use(context) } // expect: model-context-captured-in-task
  await show(count)
}
@globalActor actor Other { static let shared = Other() }
func later(_ body: @escaping @Sendable () -> Void) {}
// On no actor, every task runs beside the code that starts it.
func nonisolated(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  Task { use(context) } // expect: model-context-captured-in-task
  try context.save()
}
func nested(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  Task {
    await MainActor.run { use(context) } // expect: model-context-captured-in-task
  }
  try context.save()
}
// Each turn gives the same context to another task.
func loop(_ container: ModelContainer) {
  let context = ModelContext(container)
  for item in items {
    Task { use(context, item) } // expect: model-context-captured-in-task
  }
}
