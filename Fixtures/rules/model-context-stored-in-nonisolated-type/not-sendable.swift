import SwiftData
/// 'sendable-type-stores-model' and 'unchecked-sendable-on-model' report these.
final class Store: Sendable {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() async throws { try context.save() }
}
final class Other: @unchecked Sendable {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() async throws { try context.save() }
}
