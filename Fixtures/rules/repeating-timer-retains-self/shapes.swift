import Foundation
final class Meter {
  private var level: Timer?
  private var peak: Timer?
  func start() {
    level = Timer(timeInterval: 0.1, repeats: true) { [self] _ in update() } // expect: repeating-timer-retains-self
    RunLoop.main.add(level!, forMode: .common)
    self.peak = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in update() } // expect: repeating-timer-retains-self
  }
  func update() {}
  deinit { peak?.invalidate() }
}
