import Dispatch
import Pauses
actor Runner {
  let semaphore = DispatchSemaphore(value: 1)
  // An asynchronous function of another module.
  func pause() async { await usleep(10) }
  // A lock that is held over a suspension is another rule's business.
  func load() async -> Int {
    semaphore.wait()
    let value = await next()
    semaphore.signal()
    return value
  }
}
