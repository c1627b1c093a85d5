import Network
actor Race {
  private var isOver = false
  func isFirst() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}
// Who cancels the timeout has won, so it does not get past the question.
func connect(_ connection: NWConnection, within seconds: Double) async -> Bool {
  await withCheckedContinuation { continuation in
    let race = Race()
    let timeout = Task {
      try? await Task.sleep(for: .seconds(seconds))
      guard await race.isFirst() else { return }
      connection.cancel()
      continuation.resume(returning: false)
    }
    connection.stateUpdateHandler = { state in
      switch state {
      case .ready:
        Task {
          guard await race.isFirst() else { return }
          timeout.cancel()
          continuation.resume(returning: true)
        }
      default: break
      }
    }
  }
}
// Here one who cancels has not asked.
func discover(_ race: Race) async {
  let timeout = Task {
    try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
    guard await race.isFirst() else { return }
    await stop()
  }
  await search()
  timeout.cancel()
}
// It ends what has had its time, and then asks.
final class Scanner {
  var scan: Task<Void, Error>?
  func start() {
    scan?.cancel()
    scan = Task {
      let browsing = Task { await search() }
      try? await Task.sleep(for: .seconds(5))
      browsing.cancel()
      await stop()
      try Task.checkCancellation()
      await search()
    }
  }
}
func search() async {}
func stop() async {}

// Who cancels the timeout has set the flag that it asks.
func start(_ connection: NWConnection) {
  var isOver = false
  var timeout: Task<Void, Never>?
  func isFirst() -> Bool {
    if isOver { return false }
    isOver = true
    timeout?.cancel()
    return true
  }
  connection.stateUpdateHandler = { _ in _ = isFirst() }
  timeout = Task {
    try? await Task.sleep(for: .seconds(2))
    if isFirst() { connection.cancel() }
  }
}
// It cancels without one.
func restart(_ connection: NWConnection) {
  var timeout: Task<Void, Never>?
  func isFirst() -> Bool {
    timeout?.cancel()
    return true
  }
  connection.stateUpdateHandler = { _ in _ = isFirst() }
  timeout = Task {
    try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
    if isFirst() { connection.cancel() }
  }
}
