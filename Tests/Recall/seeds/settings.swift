// MARK: strict-concurrency-not-complete, warning
// A package of Swift 5 mode that says nothing.
// place: new files
// file: ParcelKit/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "ParcelKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ParcelKit", targets: ["ParcelKit"])],
  targets: [.target(name: "ParcelKit")]  // <-
)
// file: ParcelKit/Sources/ParcelKit/Parcel.swift
public struct Parcel: Sendable {
  public init() {}
  public func weigh() async -> Int { 3 }
}

// MARK: obsolete-strict-concurrency-flag, info
// Swift 6 mode implies the feature.
// place: new files
// file: ParcelKit/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ParcelKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ParcelKit", targets: ["ParcelKit"])],
  targets: [
    .target(
      name: "ParcelKit",
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency")])  // <-
  ]
)
// file: ParcelKit/Sources/ParcelKit/Parcel.swift
public struct Parcel: Sendable {
  public init() {}
  public func weigh() async -> Int { 3 }
}

// MARK: obsolete-strict-concurrency-flag, info
// An upcoming feature that the language mode implies.
// place: new files
// file: ParcelKit/Package.swift
// swift-tools-version: 6.1
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("GlobalConcurrency")  // <-
]

let package = Package(
  name: "ParcelKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ParcelKit", targets: ["ParcelKit"])],
  targets: [.target(name: "ParcelKit", swiftSettings: features)]
)
// file: ParcelKit/Sources/ParcelKit/Parcel.swift
public struct Parcel: Sendable {
  public init() {}
  public func weigh() async -> Int { 3 }
}

// MARK: approachable-settings-inconsistent, info
// One target of a package enables what another one, whose functions it calls, does not.
// place: new files
// file: ParcelKit/Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ParcelKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ParcelKit", targets: ["ParcelKit"])],
  targets: [
    .target(name: "ParcelKit"),  // <-
    .target(
      name: "ParcelScreens", dependencies: ["ParcelKit"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ]
)
// file: ParcelKit/Sources/ParcelKit/Parcel.swift
public struct Parcel: Sendable {
  public init() {}
  public func weigh() async -> Int { 3 }
}
// file: ParcelKit/Sources/ParcelScreens/ParcelScreen.swift
import ParcelKit

@MainActor public final class ParcelScreen {
  private var grams = 0
  public init() {}
  public func refresh() async { grams = await Parcel().weigh() }
}
