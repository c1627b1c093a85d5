import SwiftData
final class MockStore {
  private let context: ModelContext // expect-info: model-context-stored-in-nonisolated-type
  init(context: ModelContext) { self.context = context }
  func save() async throws { try context.save() }
}
