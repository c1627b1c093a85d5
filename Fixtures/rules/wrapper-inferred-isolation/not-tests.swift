//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "PanelMocks")])
//- file: Sources/PanelMocks/Panel.swift
import SwiftUI
struct MockPanel: DynamicProperty {
  @StateObject var model = Model()
  func run() { model.run() }
}
