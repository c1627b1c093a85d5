import Foundation

final class Helper: @unchecked Sendable {
  private let queue = DispatchQueue(label: "helper")
  private var items: [Int] = []
  private func exclusively<T>(_ body: () -> T) -> T { queue.sync(execute: body) }
  func add(_ item: Int) { exclusively { items.append(item) } }
  func clear() { queue.async { self.reset() } }
  // Only called on the queue.
  private func reset() { items.removeAll() }
}

final class Called: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var items: [Int] = []
  init() { prepare() }
  func add(_ item: Int) {
    lock.lock()
    defer { lock.unlock() }
    append(item)
  }
  private func append(_ item: Int) { items.append(item) }
  private func prepare() { items.reserveCapacity(8) }
  func removeLocked() { items.removeLast() }
}

final class Accessors: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = 0
  var value: Int {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

// The main actor guards each use.
final class Screen: @unchecked Sendable {
  private var shown = 0
  @MainActor func show() { shown += 1 }
  func showLater() { Task { @MainActor in shown += 1 } }
}

// What is called is a method.
final class Demand: @unchecked Sendable {
  private let lock = NSLock()
  private var buffer: [Int] = []
  func buffer(_ value: Int) { lock.withLock { buffer.append(value) } }
}
final class Subscription: Sendable {
  let buffer = Demand()
  func send(_ value: Int) { buffer.buffer(value) }
}

// A private computed property that only code under the lock reads.
final class Paths: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [String: Int] = [:]
  private var count: Int { numbers.count }
  func add(_ path: String) {
    lock.withLock { numbers[path] = count }
  }
}
// So does other code.
final class OpenPaths: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
  private let lock = NSLock()
  private var numbers: [String: Int] = [:]
  private var count: Int { numbers.count }
  func add(_ path: String) {
    lock.withLock { numbers[path] = count }
  }
  func isEmpty() -> Bool { count == 0 }
}
