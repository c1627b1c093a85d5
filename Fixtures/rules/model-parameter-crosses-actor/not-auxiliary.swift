import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
@ModelActor actor Inspector {
  func inspect(_ item: Item) { print(item.name) }
}
#endif
