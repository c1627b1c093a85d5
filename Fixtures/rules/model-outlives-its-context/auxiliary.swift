import SwiftData
@Model final class Hike { var name = "" }
final class MockStore {
  func all(_ container: ModelContainer) throws -> [Hike] {
    let context = ModelContext(container)
    return try context.fetch(FetchDescriptor<Hike>()) // expect-info: model-outlives-its-context
  }
}
