//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
@Model final class Company { var members: [Member] = [] }
@Model final class Member { var name = "" }
func remove(_ company: Company, _ context: ModelContext) { context.delete(company) }
