import SwiftData
@Model final class Log { var text = "" }
func send(_ context: ModelContext) throws {
  let logs = try context.fetch(FetchDescriptor<Log>())
  upload(logs)
  for log in logs { context.delete(log) }
}
func some(_ context: ModelContext) throws {
  for log in try context.fetch(FetchDescriptor<Log>()) where log.text.isEmpty { context.delete(log) }
  for log in try context.fetch(FetchDescriptor<Log>()) {
    if log.text.isEmpty { context.delete(log) }
  }
  for log in try context.fetch(FetchDescriptor<Log>()).dropFirst(100) { context.delete(log) }
}
func first(_ context: ModelContext) throws {
  let logs = try context.fetch(FetchDescriptor<Log>())
  for _ in logs { context.delete(logs[0]) }
}
struct Trash { func delete(_ log: Log) {} }
func another(_ context: ModelContext, _ trash: Trash) throws {
  for log in try context.fetch(FetchDescriptor<Log>()) { trash.delete(log) }
}
func given(_ logs: [Log], _ context: ModelContext) {
  for log in logs { context.delete(log) }
}
func unknown(_ descriptor: FetchDescriptor<Log>, _ context: ModelContext) throws {
  for log in try context.fetch(descriptor) { context.delete(log) }
}
