// option: short_lived
import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row: View {
  let item: Item
  @Bindable var edited: Item
  @Query var items: [Item]
  @State private var selected: Item?
  var body: some View { Text(item.name) }
}
final class Screen: UIViewController { var item: Item? }
