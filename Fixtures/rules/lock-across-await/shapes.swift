import Foundation
final class Store {
  private let lock = NSLock()
  func unfair() async {
    os_unfair_lock_lock(&state.lock) // expect: lock-across-await
    await load()
    os_unfair_lock_unlock(&state.lock)
  }
  func limited() async {
    semaphore.wait() // expect: lock-across-await
    await load()
    semaphore.signal()
  }
  func branches() async {
    self.lock.lock() // expect: lock-across-await
    if isEmpty {
      self.lock.unlock()
      return
    }
    await load()
    self.lock.unlock()
  }
  func byHand() {
    Task {
      lock.lock() // expect-warning: lock-across-await
      defer { lock.unlock() }
      count += 1
    }
  }
}
