import XCTest

final class LoaderTests: XCTestCase {
  func testLoad(_ queue: DispatchQueue, _ isNew: Bool) {
    let group = DispatchGroup()
    group.enter()
    queue.async {
      guard isNew else { return }
      group.leave() // expect-info: group-leave-skipped
    }
    group.wait()
  }
}
