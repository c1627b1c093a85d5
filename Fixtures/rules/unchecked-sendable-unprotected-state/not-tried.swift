import Foundation
import os

// A lock that another thread has is passed by: on an audio thread, which must not wait.
final class Pool: @unchecked Sendable {
  private let lock = NSLock()
  private var buffers: [Int] = []
  func borrow() -> Int? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return buffers.popLast()
  }
  func give(_ buffer: Int) {
    lock.lock()
    buffers.append(buffer)
    lock.unlock()
  }
}
final class Patient: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func add() -> Bool {
    guard lock.lock(before: Date() + 1) else { return false }
    count += 1
    lock.unlock()
    return true
  }
  var value: Int { lock.withLock { count } }
}
final class Meter: @unchecked Sendable {
  private let lock = OSAllocatedUnfairLock()
  private var drops = 0
  func drop() { lock.withLockIfAvailable { drops += 1 } }
  var value: Int { lock.withLock { drops } }
}
