import XCTest

final class StoreTests: XCTestCase {
  nonisolated(unsafe) private var calls = 0
  func testCalls() { calls += 1 }
}
