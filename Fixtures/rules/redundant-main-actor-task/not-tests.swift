// Style is silent in code that is no part of the product.
import XCTest
@MainActor final class StoreTests: XCTestCase {
  func testLoad() { Task { @MainActor in await load() } }
}
//- file: Sources/Store/Row.swift
import SwiftUI
#Preview {
  Button("Load") { Task { @MainActor in await load() } }
}
//- file: Examples/Reader.swift
@MainActor func start() { Task { @MainActor in await load() } }
