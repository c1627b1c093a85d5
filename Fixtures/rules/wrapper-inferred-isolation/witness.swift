//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", path: "Sources")])
//- file: Sources/Panel.swift
import SwiftUI

@MainActor final class Model: ObservableObject { func run() {} }
protocol Action {
  func run()
}
// With '@MainActor' alone it would not conform to the protocol.
final class Bookmark: Action { // expect-info: wrapper-inferred-isolation
  @ObservedObject var model: Model
  init(model: Model) { self.model = model }
  func run() { model.run() }
}
final class Mark { // expect: wrapper-inferred-isolation
  @ObservedObject var model: Model
  init(model: Model) { self.model = model }
  func run() { model.run() }
}
