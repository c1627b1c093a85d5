import SwiftData
@Model final class Item { var name = "" }
actor Store {
  func items() -> Foreign<Item> { Foreign() }
  var first: Foreign<Item> { Foreign() }
}
