//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { var name = "" }
func page(_ number: Int, _ context: ModelContext) throws -> [Item] {
  var descriptor = FetchDescriptor<Item>()
  descriptor.fetchOffset = number
  return try context.fetch(descriptor)
}
