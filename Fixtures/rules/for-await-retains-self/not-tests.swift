import XCTest
final class StoreTests: XCTestCase {
  func testListens() {
    Task { for await change in center.changes { self.add(change) } }
    check()
  }
}
