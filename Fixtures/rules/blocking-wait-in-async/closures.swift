import Dispatch
// Synchronous closures of asynchronous code: each has an advice that can be followed.
func open(_ store: Store) async {
  await withCheckedContinuation { continuation in
    let semaphore = DispatchSemaphore(value: 0)
    store.open { semaphore.signal() }
    semaphore.wait() // expect: blocking-wait-in-async
    continuation.resume()
  }
}
