//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
@ModelActor actor Store {
  func seed(_ names: [String]) {
    for name in names { modelContext.insert(Row(name)) }
  }
}
