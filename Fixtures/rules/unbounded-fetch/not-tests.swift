//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { var name = "" }
func count(_ context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Item>()).count }
