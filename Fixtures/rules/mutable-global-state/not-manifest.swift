//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
var package = Package(name: "Kit", targets: [.target(name: "Kit")])
//- file: Package@swift-6.1.swift
// swift-tools-version: 6.1
import PackageDescription
var targets: [Target] = [.target(name: "Kit")]
let package = Package(name: "Kit", targets: targets)
//- file: Scripts/check.swift
import Foundation
var failures = 0
for name in CommandLine.arguments { failures += name.count }
print(failures)
//- file: Sources/Kit/Kit.swift
var count = 0 // expect-error: mutable-global-state
