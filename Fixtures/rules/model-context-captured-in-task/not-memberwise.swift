import SwiftData
import SwiftUI
struct Confirm: View {
  let title: String
  var onAccept: (() -> Void)?
  var onWait: (@Sendable () -> Void)?
  var body: some View { Button(title) { onAccept?() } }
}
struct ItemList: View {
  @Environment(\.modelContext) private var modelContext
  var body: some View {
    Confirm(title: "Delete", onAccept: { try? modelContext.save() }, onWait: { try? modelContext.save() }) // expect: model-context-captured-in-task
    Button("Save") { try? modelContext.save() }
  }
}
