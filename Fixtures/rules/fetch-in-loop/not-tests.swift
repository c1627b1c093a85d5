//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class User { var key = "" }
func find(_ keys: [String], _ context: ModelContext) throws {
  for key in keys { print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key }))) }
}
