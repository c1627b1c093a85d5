import SwiftData
actor Exporter {
  func take(_ context: sending ModelContext) throws {}
  func fill(_ context: ModelContext) throws {}
  func copy(_ context: ModelContext) throws {}
}
// The context is made for the call, and nobody else has it.
@MainActor func start(container: ModelContainer, exporter: Exporter) async throws {
  try await exporter.fill(ModelContext(container))
  let context = ModelContext(container)
  try await exporter.copy(context)
}
