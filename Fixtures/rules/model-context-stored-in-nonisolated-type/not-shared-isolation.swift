import SwiftData
final class Store {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  private func save() async throws { try context.save() }
}
/// The context is its own, and nothing on an actor uses it.
final class Importer {
  private let context: ModelContext
  init(container: ModelContainer) { context = ModelContext(container) }
  func start() { Task { try await reload() } }
  private func reload() async throws { try context.save() }
}
