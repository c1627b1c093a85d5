func deferred() async {
  await withCheckedContinuation { continuation in
    defer { continuation.resume() }
    guard isReady else { return }
    show()
  }
}
func both() async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    Task {
      do { continuation.resume(returning: try await read()) } catch { continuation.resume(throwing: error) }
    }
  }
}
func never() async {
  await withCheckedContinuation { continuation in
    guard isReady else { preconditionFailure() }
    continuation.resume()
  }
}
