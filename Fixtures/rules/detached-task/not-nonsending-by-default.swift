// option: equals
@MainActor final class Model {
  func start() {
    Task.detached { await work() }
  }
  func refresh() {
    Task.detached { await self.reload() } // expect: detached-task
  }
  func reload() async {}
}
nonisolated func work() async {}
nonisolated func render() async -> Image {
  await Task.detached { draw() }.value
}
//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
