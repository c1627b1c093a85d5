import SwiftData
func seed(_ container: ModelContainer) async throws {
  let context = ModelContext(container)
  context.insert(Hike())
}
