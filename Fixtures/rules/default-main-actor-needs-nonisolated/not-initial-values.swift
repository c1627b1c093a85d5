//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Metrics.swift
func measured(_ width: Int) -> Int { width }
// An initial value is computed where the property is, closures in it included.
struct Metrics {
  let width: Int
  static let current = { Metrics(width: measured(3)) }()
}
