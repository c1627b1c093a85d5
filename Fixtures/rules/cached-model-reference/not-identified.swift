// option: short_lived
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Goal { var id = 0; var name = "" }
@Model final class Item { var name = "" }
func remove(_ goal: Goal, _ item: Item, _ context: ModelContext) {
  context.delete(goal)
  context.delete(item)
}
//- file: Sources/App/Screen.swift
import SwiftData
// What is read of them is no attribute.
@MainActor final class Screen {
  private var goal: Goal?
  private var item: Item?
  private var rows: [Item] = []
  private var unread: [Item] = []
  private var byID: Goal?
  private var bound: Item? // expect-info: cached-model-reference
  private var read: Item? // expect-info: cached-model-reference
  func setGoal(_ goal: Goal) { self.goal = goal }
  func setItem(_ item: Item) { self.item = item }
  func setRows(_ rows: [Item]) { self.rows = rows }
  func setUnread(_ rows: [Item]) { unread = rows }
  func setByID(_ goal: Goal) { byID = goal }
  func setBound(_ item: Item) { bound = item }
  func setRead(_ item: Item) { read = item }
  init(_ goal: Goal, _ item: Item) {
    setGoal(goal)
    setItem(item)
    setRows([item])
    setUnread([item])
    setByID(goal)
    setBound(item)
    setRead(item)
  }
  func retry() -> Bool { goal != nil && nil != item && !rows.isEmpty }
  func isShown(_ item: Item) -> Bool { self.item === item || self.item?.persistentModelID == item.persistentModelID }
  func isShown(_ goal: Goal) -> Bool { byID?.id == goal.id }
  func show() { if let bound { print(bound) } }
  func name(_ name: String) -> Bool { read?.name == name }
  var latest: [Item] { Array(unread.prefix(5)) }
}
func main(_ screen: Screen, _ goal: Goal, _ item: Item) {
  if screen.retry(), screen.isShown(goal), screen.isShown(item), screen.name("") { screen.show() }
}
