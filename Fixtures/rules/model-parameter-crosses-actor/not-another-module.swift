import Feed
import SwiftData
@Model final class Event { var title = "" }
// A type of another module that is named like a model.
@ModelActor actor Store {
  func store(_ events: [Feed.Event]) {}
}
@MainActor func load(_ store: Store) async { await store.store(await Feed.events()) }
