// What cancels it does not always start another one.
@MainActor final class Toggled {
  private var task: Task<Void, Never>?
  private var seen = 0
  func listen(_ isOn: Bool) {
    task?.cancel()
    if isOn {
      task = Task {
        for await _ in center.notifications(named: name) { self.seen += 1 }
      }
    }
  }
}
@MainActor final class Stopped {
  private var task: Task<Void, Never>?
  private var seen = 0
  func begin() {
    task?.cancel()
    task = Task {
      for await _ in center.notifications(named: name) { self.seen += 1 }
    }
  }
  func end() { task?.cancel() }
}
@MainActor final class Guarded {
  private var work: Task<Void, Never>?
  private var seen = 0
  func listen(_ isOn: Bool) {
    work?.cancel()
    guard isOn else { return }
    work = Task {
      for await _ in center.notifications(named: name) { self.seen += 1 }
    }
  }
}
