// unsafe, mode 6
import SwiftData

@Model final class SavedEntry {
  var name = ""
  init() {}
}

@MainActor final class EntryStore {
  let container: ModelContainer

  init(container: ModelContainer) { self.container = container }

  func persist() throws {
    let entries = try! container.mainContext.fetch(FetchDescriptor<SavedEntry>())
    if entries.isEmpty { return }
    try! container.mainContext.save() // now or never
  }

  func persistQuietly() {
    try! container.mainContext.save()
  }

  func persistOrTell() {
    do {
      try! container.mainContext.save()
    } catch {
      print(error)
    }
  }
}
