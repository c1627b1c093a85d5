import UIKit
@MainActor final class Clock {
  private var ticks = 0
  private let given: any DispatchSourceTimer
  private let main = DispatchSource.makeTimerSource(queue: .main)
  init(_ given: any DispatchSourceTimer) { self.given = given }
  func start() {
    main.setEventHandler { self.ticks += 1 }
    given.setEventHandler { self.ticks += 1 }
    let other = DispatchSource.makeTimerSource(queue: .global())
    other.setEventHandler { DispatchQueue.main.async { self.ticks += 1 } }
    other.setCancelHandler { @Sendable in Task { @MainActor in self.ticks += 1 } }
    other.setRegistrationHandler { print("registered") }
  }
}
final class Counter {
  private var ticks = 0
  private let source = DispatchSource.makeTimerSource(queue: .global())
  func start() { source.setEventHandler { self.ticks += 1 } }
}
