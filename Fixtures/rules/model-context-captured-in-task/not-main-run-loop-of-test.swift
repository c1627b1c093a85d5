import SwiftData
import XCTest
final class SaverTests: XCTestCase {
  @MainActor func testSaves() {
    let context = container.mainContext
    RunLoop.main.perform { context.rollback() }
    RunLoop.main.run(until: .now)
  }
}
