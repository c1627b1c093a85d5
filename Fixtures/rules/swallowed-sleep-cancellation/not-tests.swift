import XCTest
final class PollerTests: XCTestCase {
  var job: Task<Void, Never>?
  override func tearDown() { job?.cancel() }
  func testPolls() {
    job = Task {
      try? await Task.sleep(for: .seconds(1))
      check()
    }
  }
}
