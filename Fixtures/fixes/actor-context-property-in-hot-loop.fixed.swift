// safe, mode 6
import SwiftData

@Model final class Ledge {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor actor LedgeStore {
  func add(_ names: [String]) throws {
    let context = modelContext
    for name in names {
      context.insert(Ledge(name: name))
      if context.hasChanges { try context.save() }
    }
    try modelContext.save()
  }
}
