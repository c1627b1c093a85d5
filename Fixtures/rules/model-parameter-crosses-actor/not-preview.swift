import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  actor Sample {
    func fill(_ item: Item) {}
  }
  @MainActor static func show(_ item: Item, in sample: Sample) async { await sample.fill(item) }
}
