// option: short_lived
import SwiftData
@Model final class Preset { var name = "" }
func remove(_ preset: Preset, _ context: ModelContext) { context.delete(preset) }
// Callers that come meanwhile wait for the same work.
actor Repository {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
  private var inFlight: Task<Preset?, Error>?
  func name() async throws -> String? {
    if let inFlight { return try await inFlight.value?.name }
    let task = Task { try ModelContext(container).fetch(FetchDescriptor<Preset>()).first }
    inFlight = task
    defer { inFlight = nil }
    return try await task.value?.name
  }
}
