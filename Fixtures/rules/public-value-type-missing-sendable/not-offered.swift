//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Tool", targets: [.executableTarget(name: "Tool")])
//- file: Sources/Tool/Metric.swift
public struct Metric {
  public let value: Double
}
