//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App", path: "App"), .testTarget(name: "Tests", path: "Tests")])
//- file: App/App.swift
import Dispatch
func show() {}
func explained() async {
  // The menu must close first, so that the alert is on top.
  DispatchQueue.main.async { show() }
}
func delayed() async {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { show() } // expect: dispatch-main-async
}
// No code of a 'defer' may wait.
func deferred() async {
  defer {
    DispatchQueue.main.async { show() }
  }
  await prepare()
  DispatchQueue.main.async { show() } // expect: dispatch-main-async
}
func prepare() async {}
@MainActor func onMain() async {
  DispatchQueue.main.async { show() } // expect: dispatch-main-async
}
//- file: Tests/AppTests.swift
import Dispatch
import XCTest
func wait() async {
  DispatchQueue.main.async { print("waited") }
}
//- file: App/Delegate.swift
import Dispatch
// A callback.
final class Delegate {
  func finish() { DispatchQueue.main.async { show() } }
}
