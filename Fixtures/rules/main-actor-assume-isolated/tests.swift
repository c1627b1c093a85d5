import XCTest
// In tests every finding is information.
private func makeTag() -> Tag {
  MainActor.assumeIsolated { Tag() } // expect-info: main-actor-assume-isolated
}
@MainActor func use() { show(makeTag()) }

class StoreTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated { reset() } // expect-info: main-actor-assume-isolated
  }
  func testReset() async {
    MainActor.assumeIsolated { reset() } // expect-info: main-actor-assume-isolated
  }
}
