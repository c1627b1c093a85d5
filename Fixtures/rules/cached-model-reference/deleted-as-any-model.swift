// option: short_lived
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Habits", targets: [.executableTarget(name: "App")])
//- file: Sources/App/App.swift
import SwiftData
@Model final class Habit { var name = "" }
final class Form {
  var habit: Habit? // expect-info: cached-model-reference
  init(_ habit: Habit) { self.habit = habit; print(self.habit?.name ?? "") }
}
func remove(_ row: some PersistentModel, in context: ModelContext) { context.delete(row) }
