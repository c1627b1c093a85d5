import XCTest
final class FeedTests: XCTestCase {
  var failure: (any Error)?
  func testLoad() async {
    do { try await Task.sleep(for: .seconds(1)) } catch { failure = error }
  }
}
