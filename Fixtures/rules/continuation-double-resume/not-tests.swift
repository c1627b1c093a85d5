import XCTest
// Who writes a test knows how often its notifications are posted.
final class DoneTests: XCTestCase {
  func testPosts() async {
    var observer: NSObjectProtocol?
    let found: Int = await withCheckedContinuation { continuation in
      observer = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { notification in
        continuation.resume(returning: notification.hash)
      }
      Task { try? await perform() }
    }
    if let observer { NotificationCenter.default.removeObserver(observer) }
    XCTAssertNotEqual(found, 0)
  }
  // A timer does come again.
  func testTicks() async {
    await withCheckedContinuation { continuation in // expect: continuation-double-resume
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.resume() }
    }
  }
}
