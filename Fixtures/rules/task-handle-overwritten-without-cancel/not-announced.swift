@MainActor final class Keys {
  static let shared = Keys()
  var job: Task<Void, Never>?
  var isRunning = false
  // Whoever asks the flag does not start it again.
  func generate() {
    isRunning = true
    job = Task {
      defer { isRunning = false }
      await make()
    }
  }
  // The function lasts as long as its task.
  func wait() async {
    job = Task { await make() }
    await job?.value
  }
  // A flag that stays set tells nothing.
  func start() {
    isRunning = true
    job = Task { await make() } // expect: task-handle-overwritten-without-cancel
  }
  func stop() { job?.cancel() }
  private func make() async {}
}
@MainActor func press() async {
  Keys.shared.generate()
  Keys.shared.start()
  await Keys.shared.wait()
}
