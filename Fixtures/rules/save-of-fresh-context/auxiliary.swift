import SwiftData
final class MockStore {
  func save(_ container: ModelContainer) throws {
    try ModelContext(container).save() // expect-info: save-of-fresh-context
  }
}
