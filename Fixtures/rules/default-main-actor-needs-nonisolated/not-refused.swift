//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v6])
//- file: Sources/Parser.swift
// In Swift 6 mode the compiler says so itself.
func trimmed(_ text: String) -> String { text }
actor Importer {
  func read(_ text: String) -> String { trimmed(text) }
}
