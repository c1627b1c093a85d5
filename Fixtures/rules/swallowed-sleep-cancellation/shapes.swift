final class Poller {
  func stop() { loop?.cancel() }
  func start() {
    self.loop = Task { [weak self] in
      while let self {
        await self.poll()
        _ = try? await Task.sleep(for: .seconds(5)) // expect: swallowed-sleep-cancellation
      }
    }
  }
  public func later() async {
    for _ in 0..<3 {
      prepare()
      try? await ContinuousClock().sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      show()
    }
  }
  func nested() {
    loop = Task {
      if isSlow {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      }
      await poll()
    }
  }
  func retry() {
    loop = Task {
      for page in pages {
        await load(page)
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      }
    }
  }
}
