import SwiftData
@Model final class Log { var text = "" }
func clear(_ context: ModelContext) throws {
  // One by one, because 'delete(model:)' does not tell the views.
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) }
  // Deletes all logs.
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) } // expect: fetch-loop-delete-all
}
@Model final class Event { var title = "" }
func reset(_ context: ModelContext) throws {
  // Through the context rather than at once, so that the views are told.
  for log in try context.fetch(FetchDescriptor<Log>()) { context.delete(log) }
  for event in try context.fetch(FetchDescriptor<Event>()) { context.delete(event) }
}
