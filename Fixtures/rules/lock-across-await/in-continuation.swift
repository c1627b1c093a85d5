import Foundation
// The closure of a continuation runs before the task is suspended: the lock could be taken there.
final class Gate {
  private let lock = NSLock()
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    lock.lock() // expect-info: lock-across-await
    if isOpen {
      lock.unlock()
      return
    }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      lock.unlock()
    }
  }
  func count() async -> Int {
    lock.lock() // expect-warning: lock-across-await
    let count = waiting.count
    lock.unlock()
    await withCheckedContinuation { continuation in
      continuation.resume()
    }
    return count
  }
}
