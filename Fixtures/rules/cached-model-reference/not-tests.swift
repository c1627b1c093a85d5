// option: short_lived
import SwiftData
import XCTest
@Model final class Item { var name = "" }
final class ItemTests: XCTestCase { var item: Item! }
func testImport() async {
  var items: [Item] = []
  await MainActor.run { items = load() }
  await MainActor.run { show(items) }
}
