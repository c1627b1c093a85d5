// unsafe, mode 6
import SwiftData

@Model final class AuditEntry {
  var isOld = false
  init() {}
}

@MainActor func clearAudit(_ context: ModelContext) throws {
  let entries = try context.fetch(FetchDescriptor<AuditEntry>())
  for entry in entries {
    context.delete(entry)
  }
  try context.save()
}

@MainActor func clearOldAudit(_ context: ModelContext) {
  let old = (try? context.fetch(FetchDescriptor<AuditEntry>(predicate: #Predicate<AuditEntry> { $0.isOld }))) ?? []
  old.forEach { context.delete($0) }
  print("cleared")
}
