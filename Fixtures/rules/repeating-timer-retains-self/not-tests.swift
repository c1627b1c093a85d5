import XCTest
final class ClockTests: XCTestCase {
  private var clock: Timer?
  func testTicks() {
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    tick()
  }
  func tick() {}
}
