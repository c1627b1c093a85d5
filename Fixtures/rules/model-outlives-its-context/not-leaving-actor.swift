import SwiftData
@Model final class Hike { var name = "" }
func latest(_ container: ModelContainer) async throws -> [Hike] {
  let context = ModelContext(container)
  return try context.fetch(FetchDescriptor<Hike>())
}
@MainActor func show(_ container: ModelContainer) async throws { print(try await latest(container).count) }
