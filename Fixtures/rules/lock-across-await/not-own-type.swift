import Foundation
// A type of the project that is called like Foundation's: what may be called from where is the project's business.
final class NSLock {
  func lock() {}
  func unlock() {}
}
final class Store {
  private let lock = NSLock()
  func change() async {
    lock.lock()
    count += 1
    lock.unlock()
  }
}
