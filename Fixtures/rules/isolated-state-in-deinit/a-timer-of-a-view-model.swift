import Foundation
@MainActor final class Clock {
  private var timer: Timer?
  deinit { timer?.invalidate() }  // expect: isolated-state-in-deinit
}
