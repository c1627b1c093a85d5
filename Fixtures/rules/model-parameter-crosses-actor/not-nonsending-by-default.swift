import SwiftData
@Model final class Item { var name = "" }
// With the feature on, the function may stay on its caller's actor.
func upload(_ item: Item) async {}
@MainActor func share(_ item: Item) async { await upload(item) }
nonisolated(nonsending) func stay(_ item: Item) async {}
@MainActor func shareAgain(_ item: Item) async { await stay(item) }
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Fixture",
  targets: [.target(name: "Fixture", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
