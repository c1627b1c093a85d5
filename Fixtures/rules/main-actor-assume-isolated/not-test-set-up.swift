import XCTest
// XCTest's own 'setUp()' is on no actor, and so is what overrides it.
@MainActor final class StoreTests: XCTestCase {
  private var store: Store!
  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { store = Store() }
  }
  override func tearDown() async throws {
    store.reset()
  }
}
@MainActor final class Store { func reset() {} }
