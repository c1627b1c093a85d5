// Nothing in the settings or the code of the project deals with data races yet; 'Sendable' in one file of many is what a library wanted.
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Cart"),
    .target(name: "Orders"), // expect: strict-concurrency-not-complete
    .testTarget(name: "CartTests"),
  ])
//- file: Sources/Cart/Cart.swift
struct Cart {}
//- file: Sources/Orders/Order.swift
actor Order {}
//- file: Tests/CartTests/CartTests.swift
struct CartTests: Sendable {}
