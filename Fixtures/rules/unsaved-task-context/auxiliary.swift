//- file: Sources/App/Store.swift
import SwiftData
actor MockStore {
  func fill(_ container: ModelContainer) async {
    let context = ModelContext(container) // expect-info: unsaved-task-context
    context.insert(Item())
  }
}
@MainActor func insertSampleData(_ container: ModelContainer) async {
  let context = ModelContext(container) // expect-info: unsaved-task-context
  context.insert(Item())
}
func forgotten(_ container: ModelContainer) async {
  let context = ModelContext(container) // expect-info: unsaved-task-context
  context.insert(Item())
}
func load(_ container: ModelContainer) async {
  let context = ModelContext(container) // expect: unsaved-task-context
  context.insert(Item())
}
#if DEBUG
public func reset(_ container: ModelContainer) async {
  let context = ModelContext(container) // expect-info: unsaved-task-context
  context.delete(model: Item.self)
}
#endif
#if NEVER_SET
public func never(_ container: ModelContainer) async {
  let context = ModelContext(container)
  context.delete(model: Item.self)
}
#endif
public func start(_ container: ModelContainer) async {
  await load(container)
  await insertSampleData(container)
  await MockStore().fill(container)
}
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
