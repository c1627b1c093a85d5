// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Milestones",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .target(
      name: "GoalStore",
      dependencies: ["CSQLite"],
      swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]),
    .target(name: "Milestones", dependencies: ["GoalStore"]), // expect: strict-concurrency-not-complete
    .testTarget(name: "MilestonesTests", dependencies: ["GoalStore", "Milestones"]),
  ]
)
