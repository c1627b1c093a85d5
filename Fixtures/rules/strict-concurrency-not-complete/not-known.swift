//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Store",
  targets: [
    .target(name: "Conditional", swiftSettings: [.enableUpcomingFeature("StrictConcurrency", .when(configuration: .debug))]),
    .target(name: "Computed", swiftSettings: settings(for: "Computed")),
  ])
//- file: Sources/Conditional/A.swift
struct A {}
//- file: Sources/Computed/A.swift
struct A {}
//- file: Elsewhere/A.swift
struct A {}
