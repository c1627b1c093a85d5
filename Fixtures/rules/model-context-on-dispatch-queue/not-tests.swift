//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
func wipe(_ container: ModelContainer) {
  DispatchQueue.global().async {
    let context = ModelContext(container)
    context.rollback()
  }
}
