// Each asynchronous function is the variant of the one that it calls, and not of the other's.
final class Zone {
  func save(_ record: Int, _ done: @escaping (Result<Void, any Error>) -> Void) {}
  func save(_ name: String, _ done: @escaping (Result<Void, any Error>) -> Void) {}
  func save(_ record: Int) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      save(record) { continuation.resume(with: $0) }
    }
  }
  func save(_ name: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      save(name) { continuation.resume(with: $0) }
    }
  }
}
