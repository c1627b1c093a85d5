import SwiftData
@Model final class Log { var text = ""; var isOld = false }
@Model final class Tag { var notes: [Note] = [] }
@Model final class Note { var tags: [Tag]? }
struct Store {
  let context: ModelContext
  func optional() {
    if let logs = try? context.fetch(FetchDescriptor<Log>()) {
      for log in logs { context.delete(log) } // expect: fetch-loop-delete-all
    }
  }
  func defaulted() throws {
    let logs = (try? context.fetch(FetchDescriptor<Log>())) ?? []
    print(logs.count)
    for log in logs { // expect: fetch-loop-delete-all
      context.delete(log)
    }
  }
  func forEach() throws {
    try context.fetch(FetchDescriptor<Log>(predicate: #Predicate { $0.isOld })).forEach { context.delete($0) } // expect: fetch-loop-delete-all
    try context.fetch(FetchDescriptor<Log>()).forEach { log in context.delete(log) } // expect: fetch-loop-delete-all
  }
  func held() throws {
    var descriptor = FetchDescriptor<Log>()
    descriptor.predicate = #Predicate { $0.isOld }
    for log in try context.fetch(descriptor) { context.delete(log) } // expect: fetch-loop-delete-all
  }
  func related() throws {
    for tag in try context.fetch(FetchDescriptor<Tag>()) { context.delete(tag) } // expect: fetch-loop-delete-all
  }
}
