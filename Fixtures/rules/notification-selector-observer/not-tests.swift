//- file: Screen.swift
import XCTest
@MainActor final class Probe: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .EKEventStoreChanged, object: nil)
  }
  @objc func a() {}
}
//- file: Badge.swift
@MainActor final class Badge: NSObject {
  func start() { NotificationCenter.default.addObserver(self, selector: #selector(a), name: .posted, object: nil) }
  @objc func a() {}
}
//- file: BadgeTests.swift
import XCTest
final class BadgeTests: XCTestCase {
  func testBadge() async { NotificationCenter.default.post(name: .posted, object: nil) }
}
