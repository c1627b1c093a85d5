// Where another task takes the place of the cancelled one, its work is done too early; else it is over soon.
final class Banner {
  private var hiding: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  private var scanning: Task<Void, Never>?

  func show() {
    hiding = Task {
      try? await Task.sleep(for: .seconds(2)) // expect-info: swallowed-sleep-cancellation
      await hide()
    }
  }
  func hidden() { hiding?.cancel() }

  func typed() {
    searching?.cancel()
    searching = Task {
      try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
      await search()
    }
  }

  func scan() {
    stop()
    scanning = Task {
      try? await Task.sleep(for: .seconds(6)) // expect: swallowed-sleep-cancellation
      await finishScan()
    }
  }
  func stop() { scanning?.cancel() }
}
