// safe, mode 6
import XCTest

final class LoadTests: XCTestCase {
  func testLoad() async {
    let done = XCTestExpectation(description: "done")
    done.fulfill()
    await fulfillment(of: [done], timeout: 1)
  }
}
