import Foundation
import SwiftData
import SwiftUI
enum Phase: String, Codable { case open, won }
struct Place: Codable { var city = "" }
@Model final class Ticket {
  var phase: Phase?
  var raw = ""
  var kind: Phase { Phase(rawValue: raw) ?? .open }
  var place = Place()
  @Transient var isSelected = false
  var owner: Person?
  var tags: [Tag] = []
  init() {}
}
@Model final class Person {
  var first = ""
  var initial: String { String(first.prefix(1)) }
  init() {}
}
@Model final class Tag {
  var text = ""
  var upper: String { text.uppercased() }
  init() {}
}
struct Board: View {
  @Query(filter: #Predicate<Ticket> { $0.kind.rawValue == "won" }) private var won: [Ticket] // expect: predicate-key-path-not-stored
  var body: some View { Text("") }
}
func enumeration(_ context: ModelContext) throws -> [Ticket] {
  try context.fetch(FetchDescriptor<Ticket>(predicate: #Predicate { $0.phase?.rawValue == "won" })) // expect: predicate-key-path-not-stored
}
func named() -> Predicate<Ticket> {
  #Predicate<Ticket> { ticket in ticket.isSelected } // expect: predicate-key-path-not-stored
}
func structure(_ city: String) -> Predicate<Ticket> {
  #Predicate { (ticket: Ticket) in ticket.place.city == city } // expect: predicate-key-path-not-stored
}
func related() -> Predicate<Ticket> {
  #Predicate<Ticket> { $0.owner?.initial == "A" } // expect: predicate-key-path-not-stored
}
func many() -> Predicate<Ticket> {
  #Predicate<Ticket> { ticket in ticket.tags.contains { tag in tag.upper == "A" } } // expect: predicate-key-path-not-stored
}
func empty() -> Predicate<Ticket> {
  #Predicate<Ticket> { $0.tags.isEmpty == false } // expect: predicate-key-path-not-stored
}
func whole(_ phase: Phase) -> Predicate<Ticket> {
  #Predicate<Ticket> { $0.phase == phase } // expect-info: predicate-key-path-not-stored
}
@Model final class Goal {
  var parts: [Tag] = []
  var total: Int { parts.count }
  init() {}
}
let done = #Predicate<Goal> { $0.total > 3 } // expect: predicate-key-path-not-stored
