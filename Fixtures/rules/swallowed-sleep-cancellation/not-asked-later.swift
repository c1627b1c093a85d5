final class Steps {
  private var animation: Task<Void, Never>?
  private var shown = 0
  // Nothing happens but a message before the next turn asks.
  func start(_ messages: [String]) {
    animation?.cancel()
    animation = Task { @MainActor in
      for message in messages {
        if Task.isCancelled { return }
        shown += 1
        try? await Task.sleep(for: .seconds(1))
        print("shown", message)
      }
      if Task.isCancelled { return }
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      print("done")
      shown = 0
    }
  }
}
final class Blinking {
  private var animation: Task<Void, Never>?
  private var isOn = false
  // The next turn asks.
  func start(_ messages: [String]) {
    animation?.cancel()
    animation = Task { @MainActor in
      for message in messages where !Task.isCancelled {
        show(message)
        isOn.toggle()
        try? await Task.sleep(for: .seconds(1))
        print(message)
      }
    }
  }
}
// The task that loses the race gives a value that nobody reads.
func limited(_ error: TimedOut, _ work: @escaping @Sendable () async -> Result<Int, TimedOut>) async -> Result<Int, TimedOut> {
  await withTaskGroup(of: Result<Int, TimedOut>.self) { group in
    group.addTask { await work() }
    group.addTask {
      try? await Task.sleep(for: .seconds(1))
      return .failure(error)
    }
    defer { group.cancelAll() }
    return await group.next() ?? .failure(error)
  }
}
struct TimedOut: Error {}
// What is called asks, after it has cleared the handle.
actor Totals {
  private var pending: Task<Void, Never>?
  private var open: Task<Void, Never>?
  func schedule() {
    guard pending == nil else { return }
    pending = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      guard let self else { return }
      await self.runPending()
    }
  }
  private func runPending() async {
    pending = nil
    guard !Task.isCancelled else { return }
    await add()
  }
  func scheduleOpen() {
    open = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      guard let self else { return }
      await self.runOpen()
    }
  }
  private func runOpen() async {
    open = nil
    await add()
  }
  private func add() async {}
  func stop() {
    pending?.cancel()
    open?.cancel()
  }
}
final class Lookup {
  private var lookup: Task<Void, Never>?
  // What is only counted before the code asks does no harm.
  func start(_ names: [String]) {
    lookup?.cancel()
    lookup = Task { @MainActor in
      var count = 0
      for name in names {
        if count > 0 { try? await Task.sleep(for: .seconds(1)) }
        count += 1
        if Task.isCancelled { return }
        show(name)
      }
    }
  }
  func show(_ name: String) { print(name) }
}
