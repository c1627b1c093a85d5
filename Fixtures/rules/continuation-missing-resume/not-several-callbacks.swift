func value() async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    cancellable = publisher.first().sink(
      receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
      receiveValue: { continuation.resume(returning: $0) })
  }
}
func search(_ items: [Int]) async -> Int {
  await withCheckedContinuation { continuation in
    for item in items where isGood(item) {
      continuation.resume(returning: item)
      break
    }
  }
}
