//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let on: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
let package = Package(
  name: "Store",
  targets: [
    .executableTarget(name: "App", swiftSettings: on),
    .target(name: "KitMocks"),
  ])
//- file: Sources/App/App.swift
import KitMocks
struct App {}
//- file: Sources/KitMocks/Load.swift
public func mockLoad() async {}
