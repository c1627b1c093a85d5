import LintKit
import LintRules
import Testing

/// Advice that fits the place: what the closure reads, and what kind of value the models are in.
@Suite("Advice about models that closures capture")
struct ModelAdviceTests {
  private static let prelude = """
    import SwiftData
    @Model final class Item { var name = ""; var place = 0; var parent: Item? }
    func find() -> Item? { nil }

    """

  private static func messages(_ code: String) throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == "model-captured-in-task" })
    return SmallProject([(path: "File.swift", text: prelude + code)]).findings(of: [rule]).map(\.message)
  }

  private static func advice(_ code: String) throws -> [String] {
    try messages(code).map { MessageParts($0).advice.map { String($0) } ?? "" }
  }

  @Test("Values that alone are read are read before the closure")
  func values() throws {
    let one = "@MainActor func f(_ item: Item) { Task.detached { await push(item.name) } }"
    #expect(try Self.advice(one) == ["Read 'name' before the closure."])
    let two = "@MainActor func f(_ item: Item) { Task.detached { await push(item.persistentModelID, item.place) } }"
    #expect(try Self.advice(two) == ["Read 'persistentModelID' and 'place' before the closure."])
    let related = "@MainActor func f(_ item: Item) { Task.detached { await push(item.parent) } }"
    #expect(try Self.advice(related) == ["Capture its persistentModelID and fetch the model inside."])
    let passed = "@MainActor func f(_ item: Item) { Task.detached { await push(item.name, item) } }"
    #expect(try Self.advice(passed) == ["Capture its persistentModelID and fetch the model inside."])
  }

  @Test("The identifiers of an array are mapped")
  func arrays() throws {
    let code = "@MainActor func f(_ items: [Item]) { Task.detached { for item in items { await push(item.name) } } }"
    #expect(try Self.advice(code) == ["Capture 'items.map(\\.persistentModelID)' and fetch inside, or capture values."])
  }

  @Test("An array of tuples has no identifiers to map")
  func tuples() throws {
    let code = "@MainActor func f(_ rows: [(Int, Item)]) { Task.detached { for row in rows { await push(row.1.name) } } }"
    #expect(try Self.advice(code) == ["Capture persistentModelIDs and fetch inside, or capture values."])
  }

  @Test("A getter is read, not captured")
  func getter() throws {
    let code = """
      @MainActor final class Screen {
        var item: Item? { find() }
        func leave() { Task.detached { if let item = self.item { await push(item.name) } } }
      }
      """
    #expect(
      try Self.messages(code) == [
        """
        SwiftData model 'item' is read by 'Task.detached' that runs elsewhere (an error in Swift 6). Read the values \
        before the closure.
        """
      ])
  }

  @Test("A value that alone is read after a wait is read before it, in a loop for all")
  func afterWait() throws {
    let one = "@MainActor func f(_ item: Item) { Task { await wait(); print(item.name) } }"
    #expect(try Self.advice(one) == ["Read 'name' before the 'await'."])
    let each = "@MainActor func f(_ items: [Item]) { Task { for item in items { await push(item.place) } } }"
    #expect(try Self.advice(each) == ["Collect each 'place' before the task."])
    let related = "@MainActor func f(_ item: Item) { Task { await wait(); print(item.parent) } }"
    #expect(try Self.advice(related) == ["Fetch it again by its persistentModelID."])
  }
}
