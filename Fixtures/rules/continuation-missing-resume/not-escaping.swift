actor Gate {
  var waiting: [CheckedContinuation<Void, Never>] = []
  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }
  func waitFor(_ request: Request) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      if let known = cache[request] { continuation.resume(returning: known) } else { start(request, continuation) }
    }
  }
  func locked() async {
    await withCheckedContinuation { continuation in
      let isOpen = lock.withLock {
        if state.isOpen { return true }
        state.waiting.append(continuation)
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
