//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App", targets: [.target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])])
//- file: Sources/App/Models.swift
import SwiftData
// A model is on no actor, whatever the default is.
@Model final class Item {
  var owner: Item?
  init(owner: Item?) { self.owner = owner }
  func link(_ other: Item) { owner = other }
}
nonisolated final class Linker {
  func link(_ one: Item, _ other: Item) {
    one.link(other)
    _ = Item(owner: other)
  }
}
