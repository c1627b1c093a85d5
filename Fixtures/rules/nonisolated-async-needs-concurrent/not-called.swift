//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "A", path: "Sources", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "AMocks", path: "Mocks", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ])
//- file: Sources/Files.swift
import Foundation
func read(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
actor Store {
  func load(_ file: URL) async throws { print(try await read(file)) }
}
