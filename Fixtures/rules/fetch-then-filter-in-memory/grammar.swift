import Foundation
import SwiftData
enum Phase: String { case open, won }
enum Keys { static let id = "x" }
@Model final class Team { var code = "" }
@Model final class Owner { var key = ""; var team: Team? }
@Model final class Ticket {
  var name = ""
  var key = ""
  var note: String?
  var count: Int = 0
  var due: Date?
  var phaseRaw = ""
  var owner: Owner?
  var tags: [Team] = []
  var image: Data?
  @Attribute(.externalStorage) var scan: Data?
  var phase: Phase { Phase(rawValue: phaseRaw) ?? .open }
}
struct Filter { var city = "" }
final class Search {
  var wanted = ""
  // All of these compile in a '#Predicate', some after constants were copied.
  func all(_ c: ModelContext, _ now: Date, _ ids: [String], _ f: Filter) throws {
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.due == nil } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { ($0.due ?? now) < now } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.due != nil && $0.due! < now } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.due.flatMap { $0 < now } ?? false } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { if let d = $0.due { d < now } else { false } } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { // expect: fetch-then-filter-in-memory
      guard let due = $0.due else { return false }
      return due < now
    }
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.owner?.team?.code == "x" } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.owner != nil || $0.count * 2 > 3 } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.count % 2 == 0 ? $0.name.isEmpty : $0.name.count > 3 } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.name.starts(with: "a") } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { ids.contains($0.key) } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { (0..<9).contains($0.count) } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { ticket in ticket.tags.contains { $0.code == ticket.key } } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.tags.isEmpty || $0.tags.allSatisfy { $0.code == "y" } } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.image != nil && $0.owner?.team == nil } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.note?.isEmpty == false } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.key == Keys.id || $0.key == wanted } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.name == f.city && $0.due! < Date().addingTimeInterval(9) } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.phaseRaw == Phase.won.rawValue } // expect: fetch-then-filter-in-memory
  }
  // And none of these.
  func none(_ c: ModelContext, _ now: Date, _ ids: [String?]) throws {
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.scan == nil } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.phase == .won } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.name.hasPrefix("a") } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { ids.contains($0.owner?.key) } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.name + "a" == $0.key } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.due!.addingTimeInterval(60) < now } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { // expect: fetch-then-filter-in-memory
      let name = $0.name
      return name == wanted
    }
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { // expect: fetch-then-filter-in-memory
      guard let due = $0.due, due < now else { return false }
      return true
    }
  }
  // The part that 'Phase' has no say in.
  func part(_ c: ModelContext) throws {
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.phase == .won && $0.count > 3 } // expect: fetch-then-filter-in-memory
    _ = try c.fetch(FetchDescriptor<Ticket>()).filter { $0.phase == .won || $0.count > 3 } // expect: fetch-then-filter-in-memory
  }
}
