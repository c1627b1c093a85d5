//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "A", path: "Sources", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "AMocks", path: "Mocks", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ])
//- file: Sources/Files.swift
import Foundation

struct Files: Sendable {
  func read(_ file: URL) async throws -> Data { // expect: nonisolated-async-needs-concurrent
    let data = try Data(contentsOf: file)
    return data
  }
  @concurrent func readElsewhere(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
  func fetch(_ address: URL) async throws -> Data { try await URLSession.shared.data(from: address).0 }
  func readLater(_ file: URL) async throws -> Data {
    try await Task.detached { try Data(contentsOf: file) }.value
  }
}
actor Store {
  func read(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
}
@MainActor func show(_ file: URL, _ files: Files) async throws {
  print(try await files.read(file), try await files.readElsewhere(file), try await files.fetch(file))
  print(try await files.readLater(file), try await Store().read(file))
}
/// What the superclass is isolated to is not known.
final class Reader: ForeignReader {
  func read(_ file: URL) async throws -> Data { try Data(contentsOf: file) }
}
