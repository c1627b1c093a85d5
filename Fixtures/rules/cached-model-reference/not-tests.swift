import SwiftData
import XCTest
@Model final class Item { var name = "" }
final class ItemTests: XCTestCase { var item: Item! }
