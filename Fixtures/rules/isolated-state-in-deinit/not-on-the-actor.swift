import Foundation
@MainActor final class Clock {
  private var timer: Timer?
  isolated deinit { timer?.invalidate() }
}
