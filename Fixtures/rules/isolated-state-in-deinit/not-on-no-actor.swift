import Foundation
final class Clock {
  private var timer: Timer?
  deinit { timer?.invalidate() }
}
