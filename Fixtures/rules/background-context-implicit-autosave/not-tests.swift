//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
func seed(_ container: ModelContainer) async throws {
  let context = ModelContext(container)
  context.insert(Hike())
  try context.save()
}
