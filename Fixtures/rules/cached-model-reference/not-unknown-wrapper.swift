// option: short_lived
import SwiftData
import Storage
@Model final class Item {}
final class ItemStore {
  // What the wrapper keeps is not known: it may ask the store.
  @Stored(\.items) var items: [Item]
  @Published var selected: Item? // expect-info: cached-model-reference
}
