// safe, mode 6
import SwiftData

@Model final class Ledge {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor actor LedgeStore {
  func add(_ names: [String]) throws {
    for name in names {
      modelContext.insert(Ledge(name: name))
      if modelContext.hasChanges { try self.modelContext.save() }
    }
    try modelContext.save()
  }
}
