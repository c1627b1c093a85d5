//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
func load(_ names: [String]) {
  autoreleasepool {
    for name in names { print(name) }
  }
}
