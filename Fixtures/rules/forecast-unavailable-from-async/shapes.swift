import Foundation

@available(*, noasync) func block() {}
struct Gate {
  @available(*, noasync) init(closed: Bool) {}
  @available(*, noasync) static func open() {}
}

func save(_ lock: NSLock) async {
  lock.lock() // expect: forecast-unavailable-from-async
  defer { lock.unlock() } // expect: forecast-unavailable-from-async
  block() // expect: forecast-unavailable-from-async
  Gate.open() // expect: forecast-unavailable-from-async
  Thread.sleep(forTimeInterval: 1) // expect: forecast-unavailable-from-async
  [1].forEach { _ in block() }
  lock.withLock { block() }
}

func start() {
  block()
  Task { block() } // expect: forecast-unavailable-from-async
}
