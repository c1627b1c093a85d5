// What lies between the two calls cannot be a closure that returns nothing, so it is found, but not fixed.
import Foundation
final class Store {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]
  func declared() async -> Int? {
    lock.lock() // expect-warning: lock-across-await
    let value = requests["a"]
    lock.unlock()
    return value
  }
  func valued() async {
    lock.lock() // expect-warning: lock-across-await
    requests.removeValue(forKey: "a")
    lock.unlock()
  }
  func left(_ name: String) async {
    lock.lock() // expect-warning: lock-across-await
    if requests[name] == nil {
      lock.unlock()
      return
    }
    requests[name] = nil
    lock.unlock()
  }
}
