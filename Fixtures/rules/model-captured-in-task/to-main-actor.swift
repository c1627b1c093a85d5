import SwiftData
@Model final class Item { var name = "" }
// Fetched off the main actor, and shown on it.
func load(_ container: ModelContainer) async throws {
  let items = try ModelContext(container).fetch(FetchDescriptor<Item>())
  await MainActor.run { show(items) } // expect: model-captured-in-task
  DispatchQueue.main.async { show(items) } // expect: model-captured-in-task
  Task { @MainActor in show(items) } // expect: model-captured-in-task
}
