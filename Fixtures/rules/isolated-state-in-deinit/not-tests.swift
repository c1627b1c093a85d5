import Foundation
import XCTest
@MainActor final class Clock {
  private var timer: Timer?
  deinit { timer?.invalidate() }
}
