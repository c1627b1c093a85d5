import SwiftData
@Model final class Log { var date = 0 }
func trim(_ context: ModelContext) throws {
  var descriptor = FetchDescriptor<Log>(sortBy: [SortDescriptor(\.date, order: .reverse)])
  descriptor.fetchOffset = 500
  for log in try context.fetch(descriptor) { context.delete(log) }
}
