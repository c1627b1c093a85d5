import SwiftData
final class Log { var count = 0 }
@MainActor final class Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  func perform(_ work: (ModelContext) throws -> Void) rethrows { try work(container.mainContext) }
}
/// Nothing else has the log.
nonisolated func save(_ store: Store) async throws {
  let log = Log()
  try await store.perform { context in
    log.count += 1
    try context.save()
  }
}
