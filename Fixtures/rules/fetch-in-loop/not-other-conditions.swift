import Foundation
import SwiftData
@Model final class Event { var date = Date(); var title = "" }
func days(_ days: [Date], _ context: ModelContext) throws {
  for day in days {
    let end = day.addingTimeInterval(86_400)
    print(try context.fetch(FetchDescriptor<Event>(predicate: #Predicate { $0.date >= day && $0.date < end })))
  }
}
func search(_ words: [String], _ context: ModelContext) throws {
  for word in words {
    print(try context.fetch(FetchDescriptor<Event>(predicate: #Predicate { $0.title.contains(word) })))
  }
}
func unknown(_ words: [String], _ context: ModelContext, _ descriptor: FetchDescriptor<Event>) throws {
  for _ in words { print(try context.fetch(descriptor)) }
}
