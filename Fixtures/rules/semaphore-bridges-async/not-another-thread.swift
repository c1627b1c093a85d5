func wait(for queue: DispatchQueue) {
  let semaphore = DispatchSemaphore(value: 0)
  queue.async { semaphore.signal() }
  semaphore.wait()
}
func limited(_ semaphore: DispatchSemaphore) {
  semaphore.wait()
  Task { semaphore.signal() }
}
func elsewhere() {
  let group = DispatchGroup()
  Task { group.leave() }
  group.notify(queue: .main) { show() }
}
