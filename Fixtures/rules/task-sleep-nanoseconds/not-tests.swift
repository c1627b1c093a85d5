// Nothing is gained where the code is thrown away with the test.
import XCTest
import SwiftUI
final class SleepTests: XCTestCase {
  func testSleep() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    await Task.sleep(1_000_000_000)
  }
}
//- file: Screen.swift
import SwiftUI
#Preview {
  Text("Hello").task { try? await Task.sleep(nanoseconds: 1_000_000_000) }
}
