// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Rolodex",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "Rolodex"), // expect: strict-concurrency-not-complete
    .testTarget(name: "RolodexTests", dependencies: ["Rolodex"]),
  ]
)
