//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let complete: [SwiftSetting] = [.enableExperimentalFeature("StrictConcurrency"), .swiftLanguageMode(.v5)] // expect: strict-concurrency-not-complete

let package = Package(
  name: "Store",
  targets: [
    .target(name: "Six"),
    .target(
      name: "Five", // expect: strict-concurrency-not-complete
      dependencies: ["Six"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(name: "Complete", swiftSettings: complete),
    .target(
      name: "Flagged",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(["-strict-concurrency=targeted"]), // expect: strict-concurrency-not-complete
      ]),
    .target(name: "Minimal6", swiftSettings: [.unsafeFlags(["-strict-concurrency=minimal"])]),
    .macro(name: "Macros", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "StoreTests", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Empty", swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
//- file: Sources/Six/A.swift
struct A {}
//- file: Sources/Five/A.swift
struct A {}
//- file: Sources/Five/B.swift
struct B {}
//- file: Sources/Complete/A.swift
struct A {}
//- file: Sources/Flagged/A.swift
struct A {}
//- file: Sources/Minimal6/A.swift
struct A {}
//- file: Sources/Macros/A.swift
struct A {}
//- file: Tests/StoreTests/A.swift
struct A {}
