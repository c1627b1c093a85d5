// Where another task takes the place of the cancelled one, its work is done too early; else it is over soon.
final class Banner {
  private var hiding: Task<Void, Never>?
  private var searching: Task<Void, Never>?
  private var scanning: Task<Void, Never>?

  func show() {
    hiding = Task {
      try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
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

actor Race {
  func fail() {}
  func value() async -> Int { 0 }
}
// Who starts the task cancels it when all is over, and starts no other one.
func raced(_ race: Race) async -> Int {
  let timeout = Task {
    try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
    await race.fail()
  }
  defer { timeout.cancel() }
  return await race.value()
}
func polled(_ race: Race) async {
  var timeout: Task<Void, Never>?
  while await race.value() == 0 {
    timeout = Task {
      try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
      await race.fail()
    }
    timeout?.cancel()
  }
}
