import SwiftData
@Model final class Row { var name = "" }
final class Log { var count = 0 }
@MainActor final class Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T { // expect: context-closure-not-sendable
    try work(container.mainContext)
  }
  func perform(_ work: (ModelContext) throws -> Void) rethrows { try work(container.mainContext) } // expect: context-closure-not-sendable
  func checked<T: Sendable>(_ work: @Sendable (ModelContext) throws -> T) rethrows -> T {
    try work(container.mainContext)
  }
  func onMain<T: Sendable>(_ work: @MainActor (ModelContext) throws -> T) rethrows -> T {
    try work(container.mainContext)
  }
}
@ModelActor actor Worker {
  func with<T>(_ work: @Sendable (ModelContext) throws -> T) rethrows -> T { // expect: context-closure-not-sendable
    try work(modelContext)
  }
}
nonisolated func use(_ store: Store, _ worker: Worker, _ log: Log) async throws {
  print(try await store.with { try $0.fetch(FetchDescriptor<Row>()) }.count)
  try await store.perform { context in
    log.count += 1
    try context.save()
  }
  print(try await store.checked { try $0.fetchCount(FetchDescriptor<Row>()) })
  print(try await store.onMain { try $0.fetchCount(FetchDescriptor<Row>()) })
  print(try await worker.with { try $0.fetch(FetchDescriptor<Row>()) }.count)
}
