// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
final class Manager {
  let item: Item
  var current: Item? { fetch(currentID) }
  var currentID: PersistentIdentifier?
  var names: [String] = []
  var load: () -> Item?
  init(item: Item) { self.item = item }
}
