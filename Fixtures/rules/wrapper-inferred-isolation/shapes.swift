//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", path: "Sources")])
//- file: Sources/Panel.swift
import SwiftUI

@MainActor final class Model: ObservableObject { func run() {} }
struct Panel: DynamicProperty { // expect: wrapper-inferred-isolation
  @StateObject var model = Model()
  func run() { model.run() }
}
/// Nothing in it uses the model.
struct Holder: DynamicProperty {
  @StateObject var model = Model()
}
struct Screen: View {
  @StateObject var model = Model()
  var body: some View { Text("Screen").onTapGesture { model.run() } }
}
