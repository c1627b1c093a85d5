import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  actor Sample {
    func all() -> [Item] { [] }
    var first: Item? { nil }
  }
}
