import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
@ModelActor actor Inspector {
  func oldest() throws -> Item? { try modelContext.fetch(FetchDescriptor<Item>()).last }
  var any: Item? { nil }
}
#endif
