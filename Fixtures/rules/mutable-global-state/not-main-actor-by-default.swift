enum Settings { static var retries = 3 }
//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])])
