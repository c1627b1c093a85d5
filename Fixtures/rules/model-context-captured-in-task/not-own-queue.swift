import Foundation
import SwiftData
@Model final class Entry { var text = "" }
// The blocks of one queue run one after the other.
@MainActor final class Translations {
  private let context: ModelContext
  private let queue = DispatchQueue(label: "translations")
  init(container: ModelContainer) { self.context = ModelContext(container) }
  func find() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { [weak self] in
        let found = try? self?.context.fetch(FetchDescriptor<Entry>()).first
        continuation.resume(returning: found?.text)
      }
    }
  }
  func save() {
    queue.async { try? self.context.save() }
  }
}
// Two queues, or none, may use it at the same time.
@MainActor final class History {
  private let context: ModelContext
  private let readQueue = DispatchQueue(label: "reading")
  private let writeQueue = DispatchQueue(label: "writing")
  init(container: ModelContainer) { self.context = ModelContext(container) }
  func find() {
    readQueue.async { _ = try? self.context.fetch(FetchDescriptor<Entry>()) } // expect: model-context-captured-in-task
  }
  func save() {
    writeQueue.async { try? self.context.save() } // expect: model-context-captured-in-task
  }
}
@MainActor final class Recents {
  private let context: ModelContext
  private let queue = DispatchQueue(label: "recents")
  init(container: ModelContainer) { self.context = ModelContext(container) }
  func find() throws -> [Entry] { try context.fetch(FetchDescriptor<Entry>()) }
  func save() {
    queue.async { try? self.context.save() } // expect: model-context-captured-in-task
  }
}
