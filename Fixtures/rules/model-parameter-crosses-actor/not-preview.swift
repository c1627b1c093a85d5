import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  actor Sample {
    func fill(_ item: Item) {}
  }
}
