// option: short_lived
import SwiftData
import SwiftUI
@Model final class Item { var name = "" }
struct Row_Previews: PreviewProvider {
  final class Holder { var current: Item? }
}
