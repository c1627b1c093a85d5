//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Session { var minutes = 0 }
@Model final class Item { var name = "" }
func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
//- file: Sources/App/Sync.swift
@MainActor final class Sync {
  var item: Item?
  var session: Session?
  func send(_ sessions: [Session], _ items: [Item]) {
    Task {
      await upload()
      for session in sessions { session.minutes = 0 }
    }
    Task {
      await upload()
      for item in items { item.name = "" } // expect-info: model-captured-in-task
    }
    Task {
      await upload()
      self.session?.minutes = 0
    }
    Task {
      await upload()
      self.item?.name = "" // expect-info: model-captured-in-task
    }
  }
}
@main struct Main { static func main() { Sync().send(load(), load()) } }
