import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
@ModelActor actor Inspector {
  func oldest() throws -> Item? { try modelContext.fetch(FetchDescriptor<Item>()).last } // expect-info: model-returned-across-actor
  var any: Item? { nil } // expect-info: model-returned-across-actor
}
#endif
