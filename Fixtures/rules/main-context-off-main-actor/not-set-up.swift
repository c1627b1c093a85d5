import SwiftData
import XCTest

// XCTest calls this on the main thread, and the compiler only warns.
@MainActor final class RowTests: XCTestCase {
  var container: ModelContainer!
  var context: ModelContext?

  override func setUpWithError() throws {
    context = container.mainContext
  }
}

// Nobody is on the main actor here.
final class OtherTests: XCTestCase {
  var container: ModelContainer!

  func testRows() async throws {
    _ = try await container.mainContext.fetchCount(FetchDescriptor<Row>()) // expect: main-context-off-main-actor
  }
}
@Model final class Row { var name = "" }
