//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Parser.swift
func trimmed(_ text: String) -> String { text }
func shortened(_ text: String) -> String { text }
// Where the closure runs is not known.
func started(_ text: String) -> String { text }
actor Importer {
  func read(_ text: String) async -> String {
    async let short = shortened(text)
    return await trimmed(await short)
  }
}
nonisolated func start() { ForeignQueue.shared.run { _ = started("a") } }
