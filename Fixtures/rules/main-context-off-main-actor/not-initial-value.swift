//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
//- file: Sources/App/Sample.swift
import SwiftData
@Model final class Item { init() {} }
@MainActor extension Item {
  static let container: ModelContainer = {
    let container = try! ModelContainer(for: Item.self)
    for _ in 0..<10 { container.mainContext.insert(Item()) }
    return container
  }()
  static let counts: [Int] = [1, 2].map { number in
    Item.container.mainContext.insert(Item())
    return number
  }
  static let task = Task { Item.container.mainContext.rollback() } // expect: main-context-off-main-actor
}
