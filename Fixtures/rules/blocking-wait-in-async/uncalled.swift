//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/App.swift
import Foundation
@MainActor final class Proxy {
  // No code calls it.
  private func install(_ process: Process) async {
    process.waitUntilExit() // expect-info: blocking-wait-in-async
  }
  func start(_ process: Process) async {
    process.waitUntilExit() // expect: blocking-wait-in-async
  }
}
@main struct App {
  static func main() { Task { await Proxy().start(Process()) } }
}
