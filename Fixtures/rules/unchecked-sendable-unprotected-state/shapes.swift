import Foundation

/// Thread-safe, but for its getter.
final class Counter: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
  private let lock = NSLock()
  private var count = 0
  var value: Int { count }
  func increase() {
    lock.lock()
    count += 1
    lock.unlock()
  }
}

// In an extension; other code runs beside the one that shows.
final class Downloads {
  var done: [URL] = []
  func add(_ url: URL) {
    DispatchQueue.global().async { self.done.append(url) }
  }
  @MainActor func show() -> Int { done.count }
}
extension Downloads: @unchecked Sendable {} // expect-error: unchecked-sendable-unprotected-state

// Used from outside of the type.
private final class Box<Value>: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
  var value: Value?
}
func take(_ box: Any) {}
func fill() {
  let box = Box<Int>()
  box.value = 1
  take(box)
}

// Nothing to vouch for.
struct Point: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
  var x = 0.0
}
enum Side: Equatable, @unchecked Sendable { case left(Int), right } // expect: unchecked-sendable-unprotected-state
