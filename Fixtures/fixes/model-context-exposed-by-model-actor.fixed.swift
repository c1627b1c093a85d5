// safe, mode 5
import SwiftData

@ModelActor actor CragStore {
  private var context: ModelContext { modelContext }
  func save() throws { try context.save() }
}

@ModelActor actor PitchStore {
  private var context: ModelContext { modelContext }
  func save() throws { try context.save() }
}
