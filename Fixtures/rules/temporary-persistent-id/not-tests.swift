//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Item { var name = ""; init() {} }
func add(_ context: ModelContext) -> PersistentIdentifier {
  let item = Item()
  context.insert(item)
  return item.persistentModelID
}
