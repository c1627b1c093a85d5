final class AppDelegate: NSObject, UIApplicationDelegate {
  func start() {
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.refresh() } }
    prepare()
  }
}
actor Reachability {
  static let shared: Reachability = Reachability()
  func start() {
    Task {
      for await change in center.changes { apply(change) }
    }
  }
  func apply(_ change: Change) {}
}
// One that its owner makes, although the type has a constant of another type.
actor Session {
  static let shared = Reachability()
  func start() {
    Task {
      for await change in center.changes { apply(change) } // expect: for-await-retains-self
    }
  }
  func apply(_ change: Change) {}
}
