import SwiftData
import XCTest
@Model final class Item { var name = "" }
// Nothing else uses the context while a test waits.
final class MigrationTests: XCTestCase {
  private var context: ModelContext!
  override func setUp() async throws { context = ModelContext(try ModelContainer(for: Item.self)) }
  func testInsert() async throws {
    context.insert(Item())
    try context.save()
  }
}
