// option: short_lived
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Item { var name = "" }
@Model final class Chain { var name = "" }
@Model final class Tag { var name = "" }
@Model final class Space { var name = "" }
//- file: Sources/App/Player.swift
import SwiftData
// The one object of its type lets go of a model with each delete.
@MainActor final class Player {
  static let shared = Player()
  private var context: ModelContext?
  var running: Chain?
  var items: [Item] = []
  var current: Item? // expect-info: cached-model-reference
  var tag: Tag? // expect-info: cached-model-reference
  func start(_ chain: Chain, _ item: Item, _ tag: Tag) {
    running = chain
    items.append(item)
    self.tag = tag
  }
  func select(_ item: Item) { current = item }
  private func stop() { running = nil }
  func describe() -> String { (running?.name ?? "") + (current?.name ?? "") + (tag?.name ?? "") + items[0].name }
  func remove(_ chain: Chain) {
    if running?.name == chain.name { stop() }
    context?.delete(chain)
  }
  func remove(at place: Int) {
    context?.delete(items[place])
    items.remove(at: place)
  }
  func remove(_ tag: Tag) async {
    context?.delete(tag)
    await upload()
    self.tag = nil
  }
}
//- file: Sources/App/Settings.swift
import SwiftData
@Model final class Preferences { var name = "" }
// Only others than the one that is kept are deleted.
@MainActor final class Settings {
  static let shared = Settings()
  private(set) var preferences: Preferences?
  func load(_ context: ModelContext) throws {
    let all = try context.fetch(FetchDescriptor<Preferences>())
    preferences = all.first
    for extra in all.dropFirst() { context.delete(extra) }
  }
  var name: String? { preferences?.name }
}
//- file: Sources/App/Tabs.swift
import SwiftData
// Each window has its own: another one goes on holding what this one deletes.
@MainActor final class Tabs {
  let context: ModelContext
  var active: Space? // expect-info: cached-model-reference
  init(context: ModelContext) { self.context = context }
  func select(_ space: Space) { active = space }
  var name: String { active?.name ?? "" }
  func remove(_ space: Space) {
    context.delete(space)
    active = nil
  }
}
func makeTabs(_ context: ModelContext) -> Tabs { Tabs(context: context) }
//- file: Sources/App/main.swift
import SwiftData
let context = ModelContext(container)
makeTabs(context).select(Space())
print(makeTabs(context).name, Player.shared.describe())
Player.shared.start(Chain(), Item(), Tag())
Player.shared.select(Item())
Player.shared.remove(Chain())
Player.shared.remove(at: 0)
await Player.shared.remove(Tag())
makeTabs(context).remove(Space())
try Settings.shared.load(context)
