// A lock guards the uses: no race, but no Swift 6 either.
import Foundation

func run(_ body: @escaping @Sendable () -> Void) {}

func lines(_ done: @escaping @Sendable (Bool) -> Void) {
  let (lock, group) = (NSLock(), DispatchGroup())
  var (buffer, isComplete) = ("", true)
  run {
    lock.withLock { buffer += "a" } // expect: captured-var-in-concurrent-closure
  }
  group.enter()
  run {
    lock.withLock { buffer = "" }
    lock.withLock { isComplete = false } // expect: captured-var-in-concurrent-closure
    group.leave()
  }
  lock.withLock { print(buffer) }
  // When all have left.
  group.notify(queue: .main) { done(isComplete) }
}

// One use goes without.
func count() -> Int {
  let lock = NSLock()
  var count = 0
  run {
    lock.withLock { count += 1 } // expect: captured-var-in-concurrent-closure
  }
  return count
}

// The lock of the code around does not reach into what runs later.
func later(_ lock: NSLock) {
  lock.withLock {
    var count = 0
    run { count += 1 } // expect: captured-var-in-concurrent-closure
    print(count)
  }
}
