import SwiftUI

@Observable final class ListModel {
  var rows: [String] = []
  func load() async { rows = [] }
}
struct Screen: View {
  @State private var list = ListModel()
  var body: some View { Text("Screen").task { await list.load() } }
}
//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "A", path: ".", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
  ])
