func save() async throws {}

final class MockStore {
  func start() {
    Task { try await save() } // expect-info: throwing-task-result-ignored
    print("started")
  }
}
