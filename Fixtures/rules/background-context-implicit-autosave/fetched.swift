import SwiftData
@Model final class Hike { var name = "" }
func rename(_ container: ModelContainer) async throws {
  let context = ModelContext(container) // expect: background-context-implicit-autosave
  for hike in try context.fetch(FetchDescriptor<Hike>()) { hike.name = "a" }
  try context.save()
}
