//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Sources/Hikes/Store.swift
import SwiftData
@Model final class Row { var name = "" }
@MainActor final class Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T { try work(container.mainContext) }
}
//- file: Tests/HikesTests/StoreTests.swift
@testable import Hikes
import SwiftData
nonisolated func use(_ store: Store) async throws {
  print(try await store.with { try $0.fetch(FetchDescriptor<Row>()) }.count)
}
