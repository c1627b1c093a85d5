// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App", path: ".", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
