import SwiftData
@MainActor final class Importer {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func start(_ container: ModelContainer) {
    let main = container.mainContext
    Task.detached {
      await self.run(main) // expect: model-context-captured-in-task
    }
    Task.detached { await self.run(self.context) } // expect: model-context-captured-in-task
  }
  func run(_ context: ModelContext) async {}
}
