//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "A", path: ".", swiftSettings: [.enableUpcomingFeature("DisableOutwardActorInference")])
  ])
//- file: Panel.swift
import SwiftUI
struct Panel: DynamicProperty {
  @StateObject var model = Model()
  func run() { model.run() }
}
