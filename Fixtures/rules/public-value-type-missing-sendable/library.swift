//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Metrics", products: [.library(name: "Metrics", targets: ["Metrics"])],
  targets: [.target(name: "Metrics"), .target(name: "MetricsMocks")])
//- file: Sources/Metrics/Metric.swift
public struct Metric { // expect: public-value-type-missing-sendable
  public let value: Double
  public enum Kind { case step, distance(Metric) }
}
/// What it stores is not known.
public struct Wrapped {
  public let value: Foreign
}
public struct Generic<Value> {
  public let value: Value
}
extension Generic: Sendable where Value: Sendable {}
public enum Outer {
  struct Inner { let value = 1 }
}
struct Own {
  public struct Nested { let value = 1 }
}
//- file: Sources/MetricsMocks/Mock.swift
public struct MockMetric { let value = 1 }
