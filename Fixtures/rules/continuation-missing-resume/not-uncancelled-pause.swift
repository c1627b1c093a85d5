// Nobody keeps the task, so nobody cancels it, and the pause throws nothing.
func record() async throws -> [UInt8] {
  try await withCheckedThrowingContinuation { continuation in
    Task {
      try await Task.sleep(for: .seconds(1))
      do {
        continuation.resume(returning: try read())
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
func later() async {
  await withCheckedContinuation { continuation in
    show()
    Task {
      try await Task.sleep(for: .seconds(1))
      continuation.resume()
    }
  }
}
