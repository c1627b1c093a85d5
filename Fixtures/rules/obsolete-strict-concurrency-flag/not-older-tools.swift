//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

#if swift(<6.0)
let mode: [SwiftSetting] = []
#else
let mode: [SwiftSetting] = [.enableUpcomingFeature("StrictConcurrency")]
#endif
let package = Package(name: "Store", targets: [.target(name: "Data", swiftSettings: mode)])
//- file: Sources/Data/A.swift
struct A {}
