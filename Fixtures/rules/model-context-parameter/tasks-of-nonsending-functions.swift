import SwiftData
// The function stays on its caller's actor; the tasks that it starts do not.
func detached(context: ModelContext) async { // expect-error: model-context-parameter
  Task.detached { use(context) }
}
func task(context: ModelContext) async { // expect-error: model-context-parameter
  Task { use(context) }
}
func children(context: ModelContext) async { // expect-error: model-context-parameter
  await withTaskGroup(of: Void.self) { group in
    group.addTask { use(context) }
  }
}
func synchronous(context: ModelContext) { // expect-error: model-context-parameter
  Task { use(context) }
}
@MainActor func ofMainActor(context: ModelContext) async { // expect-error: model-context-parameter
  Task.detached { await load(context: context) }
  Task { await load(context: context) }
}
@concurrent func concurrent(context: ModelContext) async {} // expect-error: model-context-parameter
func load(context: ModelContext) async {}
@MainActor func start(context: ModelContext) async {
  await concurrent(context: context)
  await load(context: context)
}
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Fixture",
  targets: [.target(name: "Fixture", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
