import Dispatch
final class Port {
  private let queue = DispatchQueue(label: "port")
  func run(_ work: @escaping @Sendable () async -> Void) {
    // One after the other, on a thread of the queue.
    queue.async {
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        await work()
        done.signal()
      }
      done.wait()
    }
  }
  @MainActor func show(_ work: @escaping @Sendable () async -> Void) {
    DispatchQueue.main.async {
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        await work()
        done.signal()
      }
      done.wait() // expect-warning: semaphore-bridges-async
    }
  }
}
