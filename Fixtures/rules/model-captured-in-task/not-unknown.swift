import SwiftData
@Model final class Item { var name = "" }
final class Loader: ForeignLoader {
  func load(_ item: Item) { Task { use(item) } }
}
