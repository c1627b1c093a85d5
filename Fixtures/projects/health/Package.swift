// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Vitals",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "VitalsData", targets: ["VitalsData"])],
  targets: [
    .target(
      name: "VitalsData",
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]), // expect: obsolete-strict-concurrency-flag
    .target(name: "Vitals", dependencies: ["VitalsData"]), // expect: strict-concurrency-not-complete
    .testTarget(name: "VitalsTests", dependencies: ["VitalsData", "Vitals"]),
  ],
  swiftLanguageModes: [.v5]
)
