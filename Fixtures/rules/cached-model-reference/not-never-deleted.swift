// option: short_lived
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Habits", targets: [.target(name: "Store"), .executableTarget(name: "App", dependencies: ["Store"])])
//- file: Sources/Store/Models.swift
import SwiftData
@Model public final class Habit {
  @Relationship(deleteRule: .cascade) var days: [Day] = []
}
@Model public final class Goal { var minutes = 0 }
@Model public final class Draft { @Relationship(deleteRule: .cascade) var image: Picture? }
@Model public final class Day { var date = 0 }
@Model public final class Picture { var path = "" }
@Model public final class Entry { var text = "" }
@Model public final class Note { var text = "" }
final class Library {
  // Whoever uses the library may delete them.
  var habit: Habit? // expect-info: cached-model-reference
  init(_ habit: Habit) { self.habit = habit; print(self.habit?.days ?? []) }
}
//- file: Sources/App/Forms.swift
import Store
import SwiftData
@Model final class Setting { var name = "" }
@MainActor final class Form {
  var habit: Habit?
  var day: Day?
  var setting: Setting?
  init(_ habit: Habit, _ day: Day, _ setting: Setting) {
    self.habit = habit
    self.day = day
    self.setting = setting
    print(self.habit?.days ?? [], self.day?.date ?? 0, self.setting?.name ?? "")
  }
}
@MainActor final class Timer {
  var goal: Goal? // expect-info: cached-model-reference
  var picture: Picture? // expect-info: cached-model-reference
  var entry: Entry? // expect-info: cached-model-reference
  var notes: [Note] = []
  init(_ picture: Picture) { self.picture = picture; print(self.picture?.path ?? "") }
  init(_ entry: Entry) { self.entry = entry; print(self.entry?.text ?? "") }
  init(_ notes: [Note]) { self.notes = notes; print(self.notes.first?.text ?? "") }
  func select(_ goal: Goal) { self.goal = goal }
  public func start() {
    select(Goal())
    print(goal?.minutes ?? 0)
  }
}
func remove(_ goal: Goal, _ draft: Draft, _ entries: [Entry], in context: ModelContext) throws {
  context.delete(goal)
  context.delete(draft)
  for entry in entries where entry.text.isEmpty { context.delete(entry) }
  try context.delete(model: Note.self)
}
struct Files { func delete(_ habit: Habit) {} }
func clean(_ files: Files, _ habit: Habit) { files.delete(habit) }
//- file: Tests/AppTests/FormTests.swift
import SwiftData
import XCTest
func removeAll(_ habits: [Habit], in context: ModelContext) { for habit in habits { context.delete(habit) } }
