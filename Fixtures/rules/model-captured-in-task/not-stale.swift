import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
// Used before the task waits, asked for behind it, or only its identifier is used.
@MainActor func first(_ item: Item) { Task { await push(item.name) } }
@MainActor func arguments(_ item: Item) {
  Task { try await store.push(other.name, item.name) }
  Task { try await push(item.name.uppercased()) }
  Task { do { try await push(name(), item.name) } catch { log("not pushed") } }
}
@MainActor func checked(_ item: Item) {
  Task {
    let name = await name()
    guard !item.isDeleted else { return }
    item.name = name
  }
}
@MainActor func inContext(_ item: Item) {
  Task {
    let name = await name()
    guard item.modelContext != nil else { return }
    item.name = name
  }
}
@MainActor func identifier(_ item: Item) {
  Task {
    await wait()
    await remove(item.persistentModelID)
  }
}
struct Row: View {
  let item: Item
  @State private var isBusy = false
  var body: some View {
    Button("Rename") { item.name = "new" }
      .task {
        await wait()
        item.name = "later"
      }
  }
  func save() { Task { await upload(item) } }
}
// The functions that the model is passed to read it before they wait, or do not wait, or are not the only ones of their name.
@MainActor final class Sync {
  func refresh(_ item: Item) {
    Task { await first(item) }
    Task { await never(item) }
    Task { await several(item) }
  }
  func first(_ item: Item) async { await push(item.name) }
  func never(_ item: Item) async { item.name = "" }
  func several(_ item: Item) async {
    await wait()
    item.name = ""
  }
}
struct Other {
  func several(_ item: Item) async {}
}
