import SwiftData
enum State { case open, done }
@Model final class Item {
  var name = ""
  var state: State = .open
  var date: Date = Date()
  var parent: Item?
  @Transient var isVisible: Bool = false
  var isLate: Bool { date < .now }
}
// Reported as information: no predicate can stand for these.
func inexpressible(_ context: ModelContext, _ other: Item) throws {
  _ = try context.fetch(FetchDescriptor<Item>()).filter { matches($0) } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.isLate } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.isVisible } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { Calendar.current.isDateInToday($0.date) } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.parent?.state == .open } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.state == .done } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.state == State.done } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).filter { $0.name.lowercased() == "a" } // expect: fetch-then-filter-in-memory
  _ = try context.fetch(FetchDescriptor<Item>()).first(where: { $0 === other }) // expect: fetch-then-filter-in-memory
}
