import SwiftData
@Model final class Item { var name = "" }
// With the feature on, the function may stay on its caller's actor.
func load(_ container: ModelContainer) async -> [Item] { [] }
@MainActor func show(_ container: ModelContainer) async { draw(await load(container)) }
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Fixture",
  targets: [.target(name: "Fixture", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
