// unsafe, mode 6
import SwiftData

@Model final class LogEntry {
  init() {}
}

func logLater(_ container: ModelContainer) {
  Task.detached {
    let context = ModelContext(container)
    // One at a time.
    context.insert(LogEntry())
    do {
      try context.save()
    } catch {
      assertionFailure("Could not save: \(error)")
    }
  }
}

func prune(_ container: ModelContainer) async throws -> Int {
  let context = ModelContext(container)
  let entries = try context.fetch(FetchDescriptor<LogEntry>())
  for entry in entries { context.delete(entry) }
  try context.save()
  return entries.count
}
