//- file: Tests/ModelTests.swift
import XCTest
final class Coordinator { func load() {} }
final class ModelTests: XCTestCase {
  private var coordinator: Coordinator { Coordinator() }
  func testLoad() {
    coordinator.load()
    coordinator.load()
  }
}
