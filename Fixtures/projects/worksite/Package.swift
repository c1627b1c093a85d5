// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Worksite",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Worksite", swiftSettings: [.enableExperimentalFeature("StrictConcurrency=targeted")]), // expect: strict-concurrency-not-complete
    .testTarget(name: "WorksiteTests", dependencies: ["Worksite"]),
  ]
)
