import SwiftData
@MainActor final class Importer {
  func start(context: ModelContext, items: [String]) { // expect-error: model-context-parameter
    Task.detached { await self.run(context, items) }
  }
  func run(_ context: ModelContext, _ items: [String]) async {}
}
