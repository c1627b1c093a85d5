//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { var name = "" }
func find(_ id: PersistentIdentifier, _ context: ModelContext) -> Item? { context.model(for: id) as? Item }
