final class Store {
  func other() async {
    first.lock()
    await load()
    second.unlock()
  }
  func closure() async {
    let value = lock.withLock { count }
    await show(value)
  }
  func door() async throws { try await garage.lock() }
}
