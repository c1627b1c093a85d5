import Foundation
import SwiftData

/// Photos beside the store, and the work on them that must not stop the list from scrolling.
@MainActor
final class ItemPhotos {
  private let container: ModelContainer
  private let folder: PhotoFolder
  private(set) var missing: Set<String> = []

  init(container: ModelContainer, folder: PhotoFolder) {
    self.container = container
    self.folder = folder
  }

  /// Looks for photos that somebody has deleted. The item may be gone before the task runs.
  func check(_ item: Item) {
    Task {
      guard let name = item.photoName else { return }
      if await !lookUp(name) { missing.insert(item.title) } // expect-info: model-captured-in-task
    }
  }

  /// The context of the main actor, on whatever thread the detached task gets.
  func removeOrphans(modelContext: ModelContext) { // expect-error: model-context-parameter
    Task.detached(priority: .background) {
      let items = try? modelContext.fetch(FetchDescriptor<Item>())
      for item in items ?? [] where item.photoName == nil { // expect: fetch-then-filter-in-memory
        item.notes = ""
      }
    }
  }

  /// The title is read here, and the item is looked up again after the wait.
  func checkAgain(_ item: Item) {
    let id = item.persistentModelID
    guard let name = item.photoName else { return }
    Task {
      let exists = await lookUp(name)
      guard !exists, let item: Item = container.mainContext.registeredModel(for: id) else { return }
      missing.insert(item.title)
    }
  }

  /// Decodes on no actor: there is work in it that has no suspension point.
  func totalSize(of names: [String]) async -> Int {
    let folder = folder
    return await Task.detached(priority: .utility) {
      var size = 0
      for name in names {
        size += (try? Data(contentsOf: folder.path(of: name)).count) ?? 0
      }
      return size
    }.value
  }

  private func lookUp(_ name: String) async -> Bool {
    folder.exists(name)
  }
}
