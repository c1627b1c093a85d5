// swift-tools-version: 6.0
import PackageDescription

// Builds with warnings that are known, in two targets, one of which imports the other. Tests compare what the compiler prints with what
// its files of diagnostics hold.
let package = Package(
  name: "Weather",
  targets: [
    .target(name: "Weather", swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]),
    .target(name: "Station", dependencies: ["Weather"], swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]),
  ],
  swiftLanguageModes: [.v5]
)
