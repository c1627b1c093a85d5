//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let on: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
let package = Package(
  name: "Store",
  targets: [
    .executableTarget(name: "App", swiftSettings: on),
    .target(name: "Kit"), // expect: approachable-settings-inconsistent
    .target(name: "KitMocks"),
    .target(name: "Words"),
    .target(name: "Isolated"),
    .target(name: "Computed", swiftSettings: settings()),
    .testTarget(name: "KitTests", swiftSettings: on),
  ])
//- file: Sources/App/App.swift
import Computed
import Isolated
import Kit
import KitMocks
struct App {}
//- file: Sources/Kit/Load.swift
public func load() async {}
//- file: Sources/KitMocks/Load.swift
public func mockLoad() async {}
//- file: Sources/Words/Load.swift
public func words() async {}
//- file: Sources/Isolated/Load.swift
@MainActor public func show() async {}
func own() async {}
//- file: Sources/Computed/Load.swift
public func compute() async {}
//- file: Tests/KitTests/KitTests.swift
import Words
struct KitTests {}
