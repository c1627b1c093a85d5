import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Screen {
  func load() async -> [Item] { [] }
}
//- file: Tests/ScreenTests.swift
import Testing
struct ScreenTests {
  @Test func loads() async { #expect(await Screen().load().isEmpty) }
}
actor Fake {
  func load() -> [Item] { [] }
}
