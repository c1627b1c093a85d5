import XCTest
final class LoopTests: XCTestCase {
  func testLoop() async {
    while true { await Task.yield() }
  }
}
