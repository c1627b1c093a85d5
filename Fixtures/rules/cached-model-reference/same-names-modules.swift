// option: short_lived
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Library",
  targets: [
    .target(name: "Store"), .target(name: "Wire"), .target(name: "App", dependencies: ["Store", "Wire"]),
  ])
//- file: Sources/Store/Project.swift
import SwiftData
@Model public final class Project { public var title = "" }
//- file: Sources/Wire/Project.swift
public struct Project { public var title = "" }
final class Sender { var project: Project? }
//- file: Sources/App/Keeper.swift
import Store
import SwiftData
final class Keeper {
  var project: Project? // expect-info: cached-model-reference
  init(_ project: Project) { self.project = project; print(self.project?.title ?? "") }
}
func remove(_ project: Project, in context: ModelContext) { context.delete(project) }
//- file: Sources/App/Receiver.swift
import Wire
final class Receiver { var project: Project? }
//- file: Sources/App/Both.swift
import Store
import Wire
final class Both {
  var project: Store.Project? // expect-info: cached-model-reference
  var received: Wire.Project?
  init(_ project: Store.Project) { self.project = project; print(self.project?.title ?? "") }
}
