import Foundation
final class Tokens {
  private let lock = NSLock()
  private let other = NSLock()
  private var token: String?
  private func begin() { lock.lock() }
  private func end() { self.lock.unlock() }
  private func endOther() { other.unlock() }
  func refresh(_ api: API) async {
    begin() // expect: lock-across-await
    token = await api.token()
    end()
  }
  func renewed(_ api: API) async throws -> String? {
    self.begin() // expect: lock-across-await
    defer { lock.unlock() }
    token = try await api.token()
    return token
  }
  // The lock is free again where the task is suspended, or another one is given back.
  func seen(_ api: API) async -> String? {
    let new = await api.token()
    begin()
    token = new
    end()
    return await api.checked(new)
  }
  func unrelated(_ api: API) async {
    begin()
    token = await api.token()
    endOther()
  }
  func current() -> String? {
    begin()
    defer { end() }
    return token
  }
}
