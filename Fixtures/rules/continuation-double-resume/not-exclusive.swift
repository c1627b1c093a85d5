func either() async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    api.get { value, error in
      if let error { continuation.resume(throwing: error) }
      if let value { continuation.resume(returning: value) }
    }
  }
}
func branches() async {
  await withCheckedContinuation { continuation in
    if isReady { continuation.resume() } else { wait { continuation.resume() } }
  }
}
func left(_ items: [Int]) async -> Int {
  await withCheckedContinuation { continuation in
    for item in items where isGood(item) {
      continuation.resume(returning: item)
      return
    }
    continuation.resume(returning: 0)
  }
}
