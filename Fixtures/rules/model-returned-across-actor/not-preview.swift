import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  actor Sample {
    func all() -> [Item] { [] }
    var first: Item? { nil }
  }
  @MainActor static func show(_ sample: Sample) async { print(await sample.all().map(\.name)) }
}
