@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromQueue, object: nil) // expect: notification-selector-observer
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromTask, object: nil) // expect: notification-selector-observer
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromBoth, object: nil) // expect: notification-selector-observer
  }
  @objc func a() {}
}
//- file: Sync.swift
final class Sync {
  func run() {
    DispatchQueue.global().async { NotificationCenter.default.post(name: .fromQueue, object: nil) }
    Task.detached { NotificationCenter.default.post(Notification(name: .fromTask)) }
    Task.detached { NotificationCenter.default.post(name: .fromBoth, object: nil) }
  }
}
@MainActor func refresh() { NotificationCenter.default.post(name: .fromBoth, object: nil) }
