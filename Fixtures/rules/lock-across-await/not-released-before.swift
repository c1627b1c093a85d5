import Foundation
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
  func ownType(_ lock: SpinLock) async {
    lock.lock()
    count += 1
    lock.unlock()
  }
  func door() async throws { try await garage.lock() }
}
