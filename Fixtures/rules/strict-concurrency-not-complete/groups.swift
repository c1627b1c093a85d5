//- file: Shipped/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let targeted: [SwiftSetting] = [.enableExperimentalFeature("StrictConcurrency=targeted")] // expect: strict-concurrency-not-complete

let package = Package(
  name: "Shipped",
  targets: [
    .testTarget(name: "ReaderTests"),
    .target(name: "Reader"), // expect: strict-concurrency-not-complete
    .target(name: "Writer"),
    .testTarget(name: "SyncTests", swiftSettings: targeted),
    .target(name: "Sync", swiftSettings: targeted),
    .target(
      name: "Cache",
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency=targeted")]), // expect: strict-concurrency-not-complete
  ])
//- file: Shipped/Tests/ReaderTests/A.swift
struct A {}
//- file: Shipped/Sources/Reader/A.swift
struct A {}
//- file: Shipped/Sources/Writer/A.swift
struct A {}
//- file: Shipped/Tests/SyncTests/A.swift
struct A {}
//- file: Shipped/Sources/Sync/A.swift
struct A {}
//- file: Shipped/Sources/Cache/A.swift
struct A {}
//- file: Tools/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tools",
  targets: [
    .plugin(name: "Generate", capability: .buildTool()),
    .macro(name: "Macros"),
    .testTarget(name: "MacrosTests"),
  ])
//- file: Tools/Plugins/Generate/A.swift
struct A {}
//- file: Tools/Sources/Macros/A.swift
struct A {}
//- file: Tools/Tests/MacrosTests/A.swift
struct A {}
