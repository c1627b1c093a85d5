import Foundation

final class MockStore: @unchecked Sendable { // expect: unchecked-sendable-unprotected-state
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

// What the compiler could check is of no matter there.
struct StubService: @unchecked Sendable {
  let answer = 1
}
//- file: Tests/AppTests/CounterTests.swift
// The test waits for the task before it asks.
private final class Counting: @unchecked Sendable {
  var count = 0
  func add() async { count += 1 }
}
@MainActor func testCount() async {
  let counting = Counting()
  await counting.add()
  assert(counting.count == 1)
}

final class FetchUseCaseSpy: @unchecked Sendable {
  var calls = 0
  func fetch() { calls += 1 }
}
