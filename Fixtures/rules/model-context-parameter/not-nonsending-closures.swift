import SwiftData
// With the feature on, an asynchronous closure runs where it is called, unless its type says otherwise.
@MainActor final class Store {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  func plain(_ work: (ModelContext) async -> Void) async { await work(container.mainContext) }
  func sendable(_ work: @Sendable (ModelContext) async -> Void) async { await work(container.mainContext) }
  func concurrent(_ work: @concurrent (ModelContext) async -> Void) async { // expect: model-context-parameter
    await work(container.mainContext)
  }
}
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Fixture",
  targets: [.target(name: "Fixture", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
