//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "AMocks", path: "Mocks", swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v5])
//- file: Mocks/Parser.swift
struct MockParser {
  static func rows(_ text: String) -> [Substring] { text.split(separator: ",") }
}
actor Importer {
  func read(_ text: String) -> Int { MockParser.rows(text).count }
}
