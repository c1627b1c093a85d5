//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Item { var name = "" }
func remove(_ item: Item, _ context: ModelContext) { context.delete(item) }
//- file: Sources/App/Rows.swift
import SwiftUI
// Only a preview shows it.
struct OldRow: View {
  let item: Item
  var body: some View {
    Button("") {
      Task {
        try? await Task.sleep(for: .seconds(3))
        item.name = "a" // expect-info: model-captured-in-task
      }
    }
  }
}
struct OldList: View {
  let item: Item
  var body: some View { OldRow(item: item) }
}
struct Row: View {
  let item: Item
  var body: some View {
    Button("") {
      Task {
        try? await Task.sleep(for: .seconds(3))
        item.name = "a" // expect-info: model-captured-in-task
      }
    }
  }
}
#Preview { OldList(item: Item()) }
//- file: Sources/App/Main.swift
import SwiftUI
@main struct Main: App {
  var body: some Scene { WindowGroup { Row(item: load()) } }
}
