// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
// A structure lives as long as whoever holds it.
struct Batch { var items: [Item] }
func local() {
  var items: [Item] = []
  items.append(make())
}
