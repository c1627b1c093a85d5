import SwiftData
@Model final class Hike { var name = "" }
final class MockStore {
  func clear(_ hike: Hike, _ container: ModelContainer) throws {
    let context = ModelContext(container)
    context.delete(hike) // expect-info: cross-context-model-use
    try context.save()
  }
}
