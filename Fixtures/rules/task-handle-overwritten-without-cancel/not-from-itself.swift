@MainActor final class Player {
  static let shared = Player()
  private var retry: Task<Void, Never>?
  private var other: Task<Void, Never>?
  func stop() {
    retry?.cancel()
    other?.cancel()
  }
  func fail() {
    retry?.cancel()
    scheduleRetry()
  }
  // Again only at the end of the task that is replaced.
  private func scheduleRetry() {
    retry = Task { [weak self] in
      guard let self else { return }
      await self.attempt()
    }
  }
  private func attempt() async {
    if await !connect() { scheduleRetry() }
  }
  func scheduleOther() {
    other = Task { await self.attemptOther() } // expect: task-handle-overwritten-without-cancel
  }
  func attemptOther() async {
    if await !connect() { scheduleOther() }
  }
  func failOther() async { await attemptOther() }
}
@MainActor final class Screen {
  let player = Player.shared
  func fail() { player.fail() }
  func failOther() async { await player.failOther() }
}
