// option: short_lived
import SwiftData
@Model final class Item { var name = "" }
final class Manager { weak var item: Item? }
