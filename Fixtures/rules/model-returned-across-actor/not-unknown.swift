import SwiftData
@Model final class Item { var name = "" }
// Where the type's members run is not known, nor who calls the function.
final class Loader: ForeignLoader {
  func load() async -> [Item] { [] }
}
func load() async -> [Item] { [] }
