//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { init(_ name: String) {} }
func importAll(_ lines: [String], _ context: ModelContext) {
  for line in lines { context.insert(Item(line)) }
}
