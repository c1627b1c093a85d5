// unsafe, mode 6
import SwiftData

@Model final class Peak {
  var name: String
  init(name: String) { self.name = name }
}

nonisolated func seedPeaks(_ container: ModelContainer) async throws {
  let context = ModelContext(container)
  context.autosaveEnabled = false
  context.insert(Peak(name: "Alps"))
  try context.save()
}
