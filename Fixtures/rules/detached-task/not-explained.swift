@MainActor final class Model {
  func flush() {
    // Deliberately detached:
    // the upload outlives the screen.
    @Sendable func done() {}
    Task.detached { await MainActor.run { send() } } // so that the trace is not inherited
    Task.detached { // must not be cancelled with the screen
      await MainActor.run { send() }
    }
  }
  /// Detached, because the caller's cancellation must not stop the write.
  func write() {
    Task.detached { await MainActor.run { store() } }
  }
  func refresh() {
    // Must survive the screen.

    Task.detached { await MainActor.run { send() } } // expect: detached-task
    // In the background.
    Task.detached { await MainActor.run { send() } } // expect: detached-task
  }
}
