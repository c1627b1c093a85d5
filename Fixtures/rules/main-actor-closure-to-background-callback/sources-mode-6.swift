//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", path: "Sources")])
//- file: Sources/Ticker.swift
import Dispatch
@MainActor final class Ticker {
  var ticks = 0
  func start(_ source: any DispatchSourceTimer) {
    let own = DispatchSource.makeTimerSource(queue: .global())
    own.setEventHandler { self.ticks += 1 } // expect: main-actor-closure-to-background-callback
    // The SDK may say that the handler is '@Sendable'.
    own.setCancelHandler { Task { @MainActor in self.ticks = 0 } }
    own.resume()
  }
}
