import XCTest

final class LoadTests: XCTestCase {
  func testWaiter() async {
    let done = XCTestExpectation(description: "done")
    let result = XCTWaiter.wait(for: [done], timeout: 1) // expect: blocking-expectation-in-async-test
    print(result)
  }
  func testTask() {
    let done = XCTestExpectation(description: "done")
    Task {
      _ = XCTWaiter().wait(for: [done], timeout: 1) // expect: blocking-expectation-in-async-test
    }
    wait(for: [done], timeout: 1)
  }
}
