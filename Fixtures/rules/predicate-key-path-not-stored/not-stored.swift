import Foundation
import SwiftData
enum Phase: String, Codable { case open, won }
@Model final class Ticket {
  var phase: Phase?
  var raw = ""
  var owner: Person?
  var tags: [Tag] = []
  init() {}
}
@Model final class Person {
  var name = ""
  init() {}
}
@Model final class Tag {
  var text = ""
  init() {}
}
struct Row { var name: String { "a" } }
func find(_ raw: String, _ phase: Phase, _ id: PersistentIdentifier) -> [Predicate<Ticket>] {
  let wanted = phase.rawValue
  return [
    #Predicate<Ticket> { $0.raw == wanted && $0.raw.isEmpty == false },
    #Predicate<Ticket> { $0.persistentModelID == id && $0.owner?.name == raw },
    #Predicate<Ticket> { $0.phase == nil && !$0.tags.isEmpty },
    #Predicate<Ticket> { ticket in ticket.tags.contains { $0.text == raw } }
  ]
}
let other = #Predicate<Row> { $0.name == "a" }
