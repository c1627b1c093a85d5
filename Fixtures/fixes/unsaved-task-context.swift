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
  }
}

func prune(_ container: ModelContainer) async throws -> Int {
  let context = ModelContext(container)
  let entries = try context.fetch(FetchDescriptor<LogEntry>())
  for entry in entries { context.delete(entry) }
  return entries.count
}
