//- file: ClockTests.swift
import XCTest

// One test alone uses the object.
@MainActor final class ClockTests: XCTestCase {
  var now: Int = 0
  func testExpiry() async {
    let start = now
    await wait()
    now = start + 60
    await wait()
  }
  func wait() async {}
}
//- file: Clock.swift
@MainActor final class Clock {
  var now: Int = 0
  func advance() async {
    let start = now
    await wait()
    now = start + 60 // expect: actor-stale-read-modify-write
  }
  func wait() async {}
}
