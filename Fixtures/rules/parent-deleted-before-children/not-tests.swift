//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
@Model final class Project { var name = "" }
@Model final class Step { var project: Project }
func wipe(_ context: ModelContext) throws {
  try context.delete(model: Project.self)
  try context.delete(model: Step.self)
}
