import XCTest
// There is no asynchronous 'class func setUp()'.
final class FlowTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    MainActor.assumeIsolated { warmUp() }
  }
  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { warmUp() } // expect-info: main-actor-assume-isolated
  }
}
@MainActor func warmUp() {}
