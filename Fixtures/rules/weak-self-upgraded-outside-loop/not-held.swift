final class Watcher {
  func one() {
    Task { [weak self] in
      guard let self else { return }
      await self.step()
    }
  }
  func two(_ sequence: Elements) {
    Task { [weak self] in
      guard let self else { return }
      for await element in sequence { self.handle(element) }
    }
  }
  func three() {
    Task { [weak self] in
      for await event in source.events { self?.handle(event) }
    }
  }
  func four() {
    source.onChange = { [weak self] in
      guard let self else { return }
      self.task = Task { for await event in source.events { self.handle(event) } }
    }
  }
}
