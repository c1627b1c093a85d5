// A task captures 'self' without being told to: who lists it means to keep the object.
final class Runner {
  func run() {
    Task { [self] in
      for await change in NotificationCenter.default.notifications(named: .changed) { add(change) }
    }
    prepare()
  }
}
final class Other {
  func run(_ log: Log) {
    Task { [log] in
      for await change in NotificationCenter.default.notifications(named: .changed) { self.add(change, to: log) } // expect-info: for-await-retains-self
    }
    prepare()
  }
}
