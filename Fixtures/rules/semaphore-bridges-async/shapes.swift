final class Session {
  func token() -> String? {
    let semaphore = DispatchSemaphore(value: 0)
    let box = Box()
    Task.detached { [box] in
      defer { semaphore.signal() }
      box.value = try await self.fetch()
    }
    _ = semaphore.wait(timeout: .now() + 5) // expect-info: semaphore-bridges-async
    return box.value
  }
}
