//- file: Sources/Hints.swift
enum Hints {
  nonisolated(unsafe) static var language = "en"
  nonisolated(unsafe) static var guarded = 0
  nonisolated(unsafe) static var read = 0
}
final class Meter {
  nonisolated(unsafe) var ticks = 0
}
//- file: Sources/Settings.swift
import Foundation
private let lock = NSLock()
final class Gauge { var ticks = 0 }
func choose(_ gauge: Gauge) {
  lock.withLock { Hints.guarded += 1 }
  gauge.ticks += 1
  print(Hints.read)
}
func reset() { Hints.guarded = 0 }
//- file: Tests/SettingsTests.swift
import XCTest
final class SettingsTests: XCTestCase {
  func testChoice() { Hints.language = "de" }
}
