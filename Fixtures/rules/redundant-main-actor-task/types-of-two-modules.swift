//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "Wire"), .target(name: "App", dependencies: ["Wire"])])
//- file: Sources/Wire/Group.swift
public struct Group: Sendable { public init() {} }
//- file: Sources/App/Form.swift
import SwiftUI
import Wire
func send() async {}
struct Form: View {
  var body: some View {
    // What is passed tells the view from the message.
    Group { Button("Send") { Task { @MainActor in await send() } } } // expect: redundant-main-actor-task
  }
}
