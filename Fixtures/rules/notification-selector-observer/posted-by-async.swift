@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromStore, object: nil) // expect: notification-selector-observer
  }
  @objc func a() {}
}
final class Store {
  func archive() async {
    await save()
    NotificationCenter.default.post(name: .fromStore, object: nil)
  }
  private func save() async {}
}
