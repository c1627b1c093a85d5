// A synchronous function is on the thread of its caller, and names of two types may be two notifications.
@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromCaller, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: Account.didChange, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .NSManagedObjectContextDidSave, object: context)
    // No context of this project belongs to another thread than the main one.
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .NSManagedObjectContextDidSave, object: nil)
  }
  @objc func a() {}
}
final class Store {
  func save() { NotificationCenter.default.post(name: .fromCaller, object: self) }
  func sync() async { NotificationCenter.default.post(name: Feed.didChange, object: self) }
}
