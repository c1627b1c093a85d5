// safe, mode 5
import Foundation

final class LockedRequests {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]
  private var count = 0

  func start(_ name: String) async {
    lock.lock()
    requests[name] = 1
    if count < requests.count {
      count = requests.count
    }
    lock.unlock()
    await Task.yield()
    lock.lock()
    requests[name] = nil
    lock.unlock()
  }
}
