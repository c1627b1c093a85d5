//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
//- file: Tests/AppTests/StoreTests.swift
import SwiftData
@Model final class Person {
  var first = ""
  var initial: String { first }
  init() {}
}
let predicate = #Predicate<Person> { $0.initial == "A" }
