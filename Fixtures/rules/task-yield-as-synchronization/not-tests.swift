import XCTest
final class YieldTests: XCTestCase {
  func testYield() async {
    await Task.yield()
    print("after")
  }
}
