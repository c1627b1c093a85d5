//- file: Tests/StoreTests.swift
import XCTest
@MainActor final class StoreTests: XCTestCase {
  @MainActor func testStore() {}
}
