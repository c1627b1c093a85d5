//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let shared: [SwiftSetting] = [
  .enableExperimentalFeature("StrictConcurrency"), // expect: obsolete-strict-concurrency-flag
]

let package = Package(
  name: "Store",
  targets: [
    .target(name: "Data", swiftSettings: shared),
    .target(
      name: "Five",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .enableUpcomingFeature("GlobalConcurrency"),
        .enableUpcomingFeature("StrictConcurrency"),
        .unsafeFlags(["-strict-concurrency=complete"]), // expect: obsolete-strict-concurrency-flag
      ]),
    .target(
      name: "Six",
      swiftSettings: [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferSendableFromCaptures"), // expect: obsolete-strict-concurrency-flag
        .unsafeFlags(["-strict-concurrency=complete", "-g"]), // expect: obsolete-strict-concurrency-flag
        .unsafeFlags(["-disable-dynamic-actor-isolation"]), // expect-warning: obsolete-strict-concurrency-flag
        .enableExperimentalFeature("AccessLevelOnImport"),
      ]),
    .target(
      name: "Computed",
      swiftSettings: [.swiftLanguageMode(mode()), .enableUpcomingFeature("StrictConcurrency")]),
  ])
//- file: Sources/Data/A.swift
struct A {}
//- file: Sources/Five/A.swift
struct A {}
//- file: Sources/Six/A.swift
struct A {}
//- file: Sources/Computed/A.swift
struct A {}
//- file: Old/Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Old",
  targets: [
    .target(name: "Old", swiftSettings: [.enableExperimentalFeature("StrictConcurrency")])
  ])
//- file: Old/Sources/Old/A.swift
struct A {}
