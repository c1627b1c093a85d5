import Dispatch
actor Runner {
  let semaphore = DispatchSemaphore(value: 1)
  func run() { semaphore.wait() } // expect: blocking-wait-in-async
  func pause() async { usleep(1_000_000) } // expect-warning: blocking-wait-in-async
  func all() async {
    DispatchQueue.concurrentPerform(iterations: 4) { work($0) } // expect-warning: blocking-wait-in-async
    DispatchQueue.main.sync { show() } // expect-warning: blocking-wait-in-async
    items.forEach { _ in sleep(1) } // expect-warning: blocking-wait-in-async
    RunLoop.current.run(until: .now) // expect-warning: blocking-wait-in-async
  }
}
