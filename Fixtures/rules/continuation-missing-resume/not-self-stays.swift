// A method waits, so whoever called it holds 'self': it cannot be gone in the callback.
final class Session {
  func signIn() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      browser.open { [weak self] answer, error in
        guard let self else { return }
        guard let answer else { return continuation.resume(throwing: error ?? Failure.noAnswer) }
        continuation.resume(returning: self.token(answer))
      }
    }
  }
  func reload() async {
    await withCheckedContinuation { continuation in
      api.get { [weak self] items in
        if let strongSelf = self {
          strongSelf.show(items)
          continuation.resume()
        }
      }
    }
  }
  func close() async {
    await withCheckedContinuation { continuation in
      api.close { [weak self] in self?.finish { continuation.resume() } }
    }
  }
  func opened() async {
    await withCheckedContinuation { [weak self] continuation in
      self?.whenOpened = { [weak self] in
        continuation.resume()
        self?.whenOpened = nil
      }
    }
  }
  func upload() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      api.upload { [weak self] data in
        Task {
          do {
            if let count = try await self?.decoded(data) { continuation.resume(returning: count) }
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }
  }
  func decoded(_ data: Data?) async throws -> Int { 1 }
  func parsed(_ data: Data?) async throws -> Int? { nil }
  func send() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
      api.upload { [weak self] data in
        Task {
          do {
            if let count = try await self?.parsed(data) { continuation.resume(returning: count) }
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
    }
  }
}
