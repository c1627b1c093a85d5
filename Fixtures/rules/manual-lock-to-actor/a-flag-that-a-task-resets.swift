import Foundation
final class Runner: Sendable {  // expect: manual-lock-to-actor
  private let lock = NSLock()
  func run() {
    lock.withLock { start() }
    Task.detached { self.lock.withLock { self.stop() } }
  }
  func start() {}
  func stop() {}
}
