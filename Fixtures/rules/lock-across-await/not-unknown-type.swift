import Foundation
final class Store {
  // Whether it may be locked by hand depends on its type.
  func change(_ lock: ForeignLock) async {
    lock.lock()
    count += 1
    lock.unlock()
  }
}
