final class Store {
  func close() async throws {
    try await withCheckedThrowingContinuation { [weak self] continuation in
      guard let self else { return }
      dispatch(Close { continuation.resume(with: $0) })
    }
  }
}
