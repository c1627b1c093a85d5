import SwiftData
@Model final class Log { var text = "" }
func clear(_ context: ModelContext) throws {
  // One by one, because 'delete(model:)' does not tell the views.
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) }
  // Deletes all logs.
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) } // expect: fetch-loop-delete-all
}
