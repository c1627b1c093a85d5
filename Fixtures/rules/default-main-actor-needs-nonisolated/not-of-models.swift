//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Report.swift
import SwiftData
@Model final class Item {
  var name = ""
  init() {}
}
// It reads models: its callers have to come to the main actor.
enum Report {
  static func titles(of items: [Item]) -> [String] {
    var titles: [String] = []
    for item in items { titles.append(item.name) }
    return titles
  }
}
enum Format { // expect: default-main-actor-needs-nonisolated
  static func text(of titles: [String]) -> String { titles.joined() }
}
//- file: Sources/Export.swift
import SwiftData
actor Exporter {
  func export(_ items: [Item]) -> String { Format.text(of: Report.titles(of: items)) }
}
