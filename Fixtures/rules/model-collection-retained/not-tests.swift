//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Items {
  var all: [Item] = []
  func load(_ context: ModelContext) throws { all = try context.fetch(FetchDescriptor<Item>()) }
}
