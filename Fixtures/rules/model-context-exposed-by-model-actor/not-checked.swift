//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Songs", targets: [.target(name: "Songs")])
//- file: Sources/Songs/Store.swift
import SwiftData
// In Swift 6 mode the context cannot be read from outside; another module may be in an older mode.
actor Store: ModelActor {
  let modelContainer: ModelContainer
  let modelExecutor: any ModelExecutor
  let context: ModelContext
  init(_ container: ModelContainer) {
    modelContainer = container
    context = ModelContext(container)
    modelExecutor = DefaultSerialModelExecutor(modelContext: context)
  }
}
public actor Library: ModelActor {
  public let modelContainer: ModelContainer
  public let modelExecutor: any ModelExecutor
  public let context: ModelContext // expect: model-context-exposed-by-model-actor
  public init(_ container: ModelContainer) {
    modelContainer = container
    context = ModelContext(container)
    modelExecutor = DefaultSerialModelExecutor(modelContext: context)
  }
}
