import SwiftData
@Model final class Item { var name = "" }
struct ItemValue: Sendable { var name: String }
@ModelActor actor Repository {
  func ids() -> [PersistentIdentifier] { [] }
  func values() -> [ItemValue] { [] }
  func type() -> Item.Type { Item.self }
  func make() -> sending Item { Item() }
  static func sample() -> Item { Item() }
  nonisolated func title(of item: Item) -> Item { item }
}
