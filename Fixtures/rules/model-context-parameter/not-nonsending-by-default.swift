import SwiftData
// With the feature on, the function may stay on its caller's actor.
func load(context: ModelContext) async {}
@MainActor func start(context: ModelContext) async { await load(context: context) }
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Fixture",
  targets: [.target(name: "Fixture", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
