import Foundation

final class MockStore: @unchecked Sendable { // expect-info: unchecked-sendable-unprotected-state
  private let lock = NSLock()
  private var calls: [String] = []
  func record(_ call: String) { lock.withLock { calls.append(call) } }
  func reset() { calls = [] }
}

// Only its own test uses it.
final class MockCounter: @unchecked Sendable {
  private var count = 0
  func increase() { count += 1 }
}
