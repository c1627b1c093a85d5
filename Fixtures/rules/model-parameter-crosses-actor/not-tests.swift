import SwiftData
@Model final class Item { var name = "" }
@MainActor final class Screen {
  func show(_ item: Item) async {}
}
//- file: Tests/ScreenTests.swift
import Testing
struct ScreenTests {
  @Test func shows() async {
    let item = makeItem()
    await Screen().show(item)
  }
}
actor Fake {
  func show(_ item: Item) async {}
}
