// safe, mode 5
import Foundation

final class LockedRequests {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]
  private var count = 0

  func start(_ name: String) async {
    lock.withLock {
      requests[name] = 1
      if count < requests.count {
        count = requests.count
      }
    }
    await Task.yield()
    lock.withLock {
      requests[name] = nil
    }
  }
}
