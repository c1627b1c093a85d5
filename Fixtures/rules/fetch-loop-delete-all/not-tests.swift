//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Log { var text = "" }
func clear(_ context: ModelContext) throws {
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) }
}
