@MainActor func start() { Task.detached { await work() } }
//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])
