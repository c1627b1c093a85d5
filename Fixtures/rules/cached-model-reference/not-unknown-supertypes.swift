// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
// It may be a view controller of another module.
final class Screen: ForeignController { var item: Item? }
