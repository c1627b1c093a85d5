import Dispatch
// A semaphore of 1 lets the first wait pass: nothing is waited for.
func shutdown() {
  let semaphore = DispatchSemaphore(value: 1)
  Task {
    await stopAll()
    semaphore.signal()
  }
  semaphore.wait()
}
func shutdownAndWait() {
  let semaphore = DispatchSemaphore(value: 0)
  Task {
    await stopAll()
    semaphore.signal()
  }
  semaphore.wait() // expect-info: semaphore-bridges-async
}
