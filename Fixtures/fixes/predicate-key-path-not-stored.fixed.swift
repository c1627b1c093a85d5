// unsafe, mode 6
import SwiftData

enum Stage: String, Codable { case open, won }

@Model final class Deal {
  var stageRaw = "open"
  var stage: Stage { Stage(rawValue: stageRaw) ?? .open }
  var notes: [DealNote] = []
  init() {}
}

@Model final class DealNote {
  var text = ""
  init() {}
}

@MainActor func won(_ context: ModelContext) throws -> [Deal] {
  try context.fetch(FetchDescriptor<Deal>(predicate: #Predicate<Deal> { $0.stageRaw == "won" }))
}

@MainActor func discussed(_ context: ModelContext) throws -> [Deal] {
  try context.fetch(FetchDescriptor<Deal>(predicate: #Predicate<Deal> { !$0.notes.isEmpty }))
}
