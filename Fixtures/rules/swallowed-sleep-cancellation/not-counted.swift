@MainActor final class Sync {
  private var run: Task<Void, Never>?
  func start() { run = Task { await self.retry() } }
  func stop() { run?.cancel() }
  private var interruptions = 0
  // A few turns are left at most.
  private func retry() async {
    var attempt = 0
    while attempt < 3 {
      if interruptions > 0 {
        attempt += 1
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
        continue
      }
      await send()
      attempt += 1
    }
  }
  private func send() async {}
}
// A loser of a race that says so in the log.
func authenticate(_ check: @escaping @Sendable () async -> Bool) async -> Bool {
  await withTaskGroup(of: Bool.self) { group in
    group.addTask { await check() }
    group.addTask {
      try? await Task.sleep(for: .seconds(30))
      Logger.shared.debug("timed out")
      return false
    }
    let first = await group.next() ?? false
    group.cancelAll()
    return first
  }
}
