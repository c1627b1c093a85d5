// The task needs the main actor, which waits for it: until the timeout, and without one for ever.
@MainActor final class Delegate {
  func applicationWillTerminate() {
    let semaphore = DispatchSemaphore(value: 0)
    Task { @MainActor in
      await self.save()
      semaphore.signal()
    }
    _ = semaphore.wait(timeout: .now() + 1.5) // expect-warning: semaphore-bridges-async
  }
  func finish() {
    let semaphore = DispatchSemaphore(value: 0)
    Task { @MainActor in
      await self.save()
      semaphore.signal()
    }
    semaphore.wait() // expect: semaphore-bridges-async
  }
}
@MainActor final class Patient {
  func finish() {
    let semaphore = DispatchSemaphore(value: 0)
    Task { @MainActor in
      await self.save()
      semaphore.signal()
    }
    _ = semaphore.wait(timeout: .distantFuture) // expect: semaphore-bridges-async
  }
}
