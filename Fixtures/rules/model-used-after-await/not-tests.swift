// option: unknown_waits
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Sources/App/Models.swift
import SwiftData
@Model public final class Item { public var name = "" }
public actor API { public func name() -> String { "" } }
@MainActor public func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
//- file: Tests/AppTests/StoreTests.swift
import App
import SwiftData
@MainActor func rename(_ item: Item, _ api: API) async {
  let name = await api.name()
  item.name = name
}
