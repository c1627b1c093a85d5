//- file: Sources/App/Delegate.swift
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
      for await change in center.changes { apply(change) } // expect-info: for-await-retains-self
    }
  }
  func apply(_ change: Change) {}
}

// What the application keeps lives as long.
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/App.swift
import SwiftUI
@main struct TimerApp: App {
  @State private var timers = Timers()
  var body: some Scene { WindowGroup { Screen() } }
}
struct Screen: View {
  @State private var clock = Clock()
  var body: some View { Text("a") }
}
//- file: Sources/App/Timers.swift
import Foundation
@MainActor @Observable final class Timers {
  init() {
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.stop() } }
    restore()
  }
  func stop() {}
  func restore() {}
}
@MainActor @Observable final class Clock {
  init() {
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.stop() } } // expect-info: for-await-retains-self
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.stop() } }
    restore()
  }
  func observe() {
    Task { for await _ in NotificationCenter.default.notifications(named: name) { self.stop() } }
    restore()
  }
  func stop() {}
  func restore() {}
}
