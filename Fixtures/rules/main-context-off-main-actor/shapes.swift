import SwiftData
@Model final class Item { init() {} }
actor Exporter {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
  func reset() async { await container.mainContext.rollback() } // expect: main-context-off-main-actor
}
nonisolated func count(_ container: ModelContainer) async throws -> Int {
  let context = await container.mainContext // expect: main-context-off-main-actor
  return try context.fetchCount(FetchDescriptor<Item>())
}
func detached(_ container: ModelContainer) {
  Task.detached { await container.mainContext.rollback() } // expect: main-context-off-main-actor
}
