// safe, mode 5
import SwiftData

@ModelActor actor CragStore {
  var context: ModelContext { modelContext }
  func save() throws { try context.save() }
}

@ModelActor actor PitchStore {
  public var context: ModelContext { modelContext }
  func save() throws { try context.save() }
}
