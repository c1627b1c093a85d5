actor Store {
  var listening: Task<Void, Never>?
  func listen() {
    listening = Task {
      for await change in center.changes { // expect: for-await-retains-self
        apply(change)
      }
    }
  }
  func apply(_ change: Change) {}
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func start() {
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.refresh() } } // expect-info: for-await-retains-self
    prepare()
  }
}
