import SwiftData
@Model final class Item { var name = "" }
// Where the type's members run is not known, nor who calls the function.
final class Loader: ForeignLoader {
  func load(_ item: Item) async {}
}
func upload(_ item: Item) async {}
