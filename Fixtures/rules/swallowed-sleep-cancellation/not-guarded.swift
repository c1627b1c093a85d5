final class Poller {
  func stop() { loop?.cancel(); other?.cancel() }
  func start() {
    loop = Task {
      for step in 0..<3 {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { break }
        await poll(step)
      }
    }
    other = Task {
      do {
        try await Task.sleep(for: .seconds(1))
        await poll()
      } catch {}
    }
  }
  func value() async -> Bool {
    let slept: Void? = try? await Task.sleep(for: .seconds(1))
    return slept != nil
  }
  func last() async { try? await Task.sleep(for: .seconds(1)) }
}
