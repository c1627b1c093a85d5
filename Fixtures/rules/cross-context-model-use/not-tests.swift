//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
@Model final class Hike { var name = "" }
func clear(_ hike: Hike, _ container: ModelContainer) {
  let context = ModelContext(container)
  context.delete(hike)
}
