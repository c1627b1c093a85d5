// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
final class Form {
  var draft: Item?
  var item = Item()
  var newItem: Item?
  var newspaper: Item? // expect-info: cached-model-reference
}
