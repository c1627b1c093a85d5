import SwiftData
@Model final class Item { var name = "" }
//- file: Tests/ItemTests.swift
import Testing
@Test func uses() async {
  let item = shared()
  Task.detached { use(item) }
}
func use(_ item: Item) { Task.detached { print(item) } }
