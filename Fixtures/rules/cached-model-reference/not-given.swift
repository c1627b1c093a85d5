// option: short_lived
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Item { var name = "" }
func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
//- file: Sources/App/Screen.swift
import Combine
import SwiftData
// Nothing gives them a model.
@MainActor final class Screen: ObservableObject {
  @Published var selected: Item?
  var chosen: Item?
  @Published var bound: Item? // expect-info: cached-model-reference
  var assigned: Item? // expect-info: cached-model-reference
  var changed: [Item] = [] // expect-info: cached-model-reference
  var projected: Item? // expect-info: cached-model-reference
  func close() { selected = nil }
  func choose(_ item: Item) { chosen = item }
  func show() { print(selected?.name, chosen?.name, bound?.name, assigned?.name, changed.first?.name, projected?.name) }
}
//- file: Sources/App/main.swift
import SwiftUI
struct List: View {
  @ObservedObject var screen: Screen
  var body: some View { Picker("", selection: $screen.bound) {} }
}
func present(_ screen: Screen, _ item: Item) {
  screen.assigned = item
  fill(&screen.changed)
  screen[keyPath: \.projected] = item
}
present(Screen(), load())
Screen().show()
//- file: Sources/App/Settings.swift
import SwiftUI
import SwiftData
// No code mentions it; the form has one of its own.
@MainActor @Observable final class Settings {
  static let shared = Settings()
  var selected: Item?
}
@MainActor @Observable final class Form {
  static let shared = Form()
  var selected: Item? // expect-info: cached-model-reference
}
struct Fields: View {
  @Bindable private var form = Form.shared
  var body: some View { Picker("", selection: $form.selected) {} }
}
