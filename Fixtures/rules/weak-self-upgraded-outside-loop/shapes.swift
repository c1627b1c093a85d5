final class Watcher {
  func one() {
    Task { [weak self] in
      if let self { // expect: weak-self-upgraded-outside-loop
        for await event in source.events { self.handle(event) }
      }
    }
  }
  func two() {
    Task { [weak self] in
      while !Task.isCancelled {
        guard let strong = self else { return } // expect: weak-self-upgraded-outside-loop
        strong.step()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func inner() {
    Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return } // expect: weak-self-upgraded-outside-loop
        for await _ in NotificationCenter.default.notifications(named: name) { self.step() }
      }
    }
  }
  func three() {
    Task.detached { [weak self] in
      guard let self else { return } // expect: weak-self-upgraded-outside-loop
      while true {
        await self.step()
      }
    }
  }
}
