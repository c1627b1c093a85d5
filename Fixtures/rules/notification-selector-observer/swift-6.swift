//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
//- file: Sources/App/Screen.swift
// The '@objc' thunk checks where it runs in Swift 6.
@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .EKEventStoreChanged, object: nil) // expect-error: notification-selector-observer
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .synced, object: nil) // expect: notification-selector-observer
  }
  @objc func a() {}
}
nonisolated func sync() async { NotificationCenter.default.post(name: .synced, object: nil) }
