// unsafe, mode 6
import SwiftData

@Model final class AuditEntry {
  var isOld = false
  init() {}
}

@MainActor func clearAudit(_ context: ModelContext) throws {
  try context.delete(model: AuditEntry.self)
  try context.save()
}

@MainActor func clearOldAudit(_ context: ModelContext) {
  try? context.delete(model: AuditEntry.self, where: #Predicate<AuditEntry> { $0.isOld })
  print("cleared")
}
