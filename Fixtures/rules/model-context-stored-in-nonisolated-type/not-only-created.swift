import SwiftData
@Model final class Scene { var title = "" }
// What is made off the main actor is used on it alone.
final class SceneParser {
  var context: ModelContext!
  func prepare(_ container: ModelContainer) async throws {
    try await Task.sleep(for: .seconds(1))
    context = ModelContext(container)
  }
  @MainActor func titles() throws -> [String] { try context.fetch(FetchDescriptor<Scene>()).map(\.title) }
}
final class SceneWriter {
  var context: ModelContext! // expect: model-context-stored-in-nonisolated-type
  func prepare(_ container: ModelContainer) async throws {
    context = ModelContext(container)
    context.autosaveEnabled = false
  }
}
