// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
final class Cache {
  var items: Foreign<Item>?
  weak var shown: Foreign<Item>?
}
