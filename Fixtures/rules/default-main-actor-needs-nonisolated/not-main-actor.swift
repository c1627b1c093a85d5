//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Parser.swift
// It uses what is on the main actor for a reason of its own.
struct Titles {
  static func current() -> String { Screen.title }
}
@MainActor enum Screen { static var title = "" }
// A variable that all code shares needs an actor.
enum Counter {
  static var count = 0
  static func next() -> Int { count += 1; return count }
}
//- file: Sources/Import.swift
actor Importer {
  func read() -> String { Titles.current() }
  func next() -> Int { Counter.next() }
}
