func limited(_ operation: @escaping @Sendable () async throws -> Int) async throws -> Int {
  let task = Task { try await operation() }
  // Cancelled when the other task has ended, and then ends nothing.
  let timeout = Task {
    try? await Task.sleep(for: .seconds(5))
    task.cancel()
  }
  defer { timeout.cancel() }
  return try await task.value
}
