//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Hikes",
  targets: [
    .target(name: "Hikes", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ])
//- file: Sources/Hikes/Store.swift
import SwiftData
final class Store {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() async throws { try context.save() }
}
