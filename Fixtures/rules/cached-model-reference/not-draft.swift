import SwiftData
@Model final class Item { var name = "" }
final class Form {
  var draft: Item?
  var item = Item()
  var newItem: Item?
}
