import SwiftData
@MainActor final class MainStore {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() async throws { try context.save() }
}
final class Synchronous {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() throws { try context.save() }
  func wait() async throws { try await Task.sleep(for: .seconds(1)) }
}
final class PartlyMain {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  @MainActor func save() async throws { try context.save() }
}
/// A task has a rule of its own, and so has a static property.
final class Tasks {
  private let context: ModelContext
  nonisolated(unsafe) static var shared: ModelContext?
  init(context: ModelContext) { self.context = context }
  func save() { Task { try context.save() } }
  func saveShared() async throws { try Self.shared?.save() }
}
