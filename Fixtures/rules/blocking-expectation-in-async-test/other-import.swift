import XCTVapor

/// A module that exports XCTest.
final class RouteTests: XCTestCase {
  func testRoute() async throws {
    let done = expectation(description: "done")
    waitForExpectations(timeout: 2, handler: nil) // expect: blocking-expectation-in-async-test
    print(done)
  }
}
