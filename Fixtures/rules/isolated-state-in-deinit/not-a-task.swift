@MainActor final class Clock {
  private var task: Task<Void, Never>?
  deinit { task?.cancel() }
}
