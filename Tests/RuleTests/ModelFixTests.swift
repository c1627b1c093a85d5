import LintKit
import LintRules
import Testing

/// Where a model's code cannot go to the main actor, or a cache not be one of identifiers, the reason is said.
@Suite("Fixes of what moves models across actors")
struct ModelFixTests {
  private func reasons(of rule: String, _ source: String) throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    let head = "import Foundation\nimport SwiftData\n@Model final class Item { var name = \"\"; init() {} }\n"
    return SmallProject([("Sources/App/A.swift", head + source)]).noFixReasons(of: [rule])
  }

  @Test(
    "A function that not only the main actor calls, or for which that would wait, stays where it is",
    arguments: [
      (
        "is called off the main actor",
        "enum Up { static func up(_ item: Item) async {} }\nfunc other(_ item: Item) async { await Up.up(item) }"
      ),
      ("is public", "public enum Up { public static func up(_ item: Item) async {} }"),
      ("is used without being called", "enum Up { static func up(_ item: Item) async {} }\nlet f = Up.up"),
      (
        "reads or writes files",
        """
        enum Up { static func up(_ item: Item) async { item.name = (try? String(contentsOfFile: "/a")) ?? "" } }
        """
      )
    ])
  func function(reason: String, source: String) throws {
    let caller = "\n@MainActor func share(_ item: Item) async { await Up.up(item) }"
    let found = try reasons(of: "model-parameter-crosses-actor", source + caller)
    #expect(found.contains { $0.contains(reason) }, "\(found)")
  }

  @Test(
    "A class stays where it is with something that may not be on the main actor",
    arguments: [
      ("has a deinitializer", "deinit {}", ""), ("has static members", "static let shared = 1", ""),
      ("cannot be awaited|nothing can be awaited", "var count = 0", "func read(_ desk: Desk) -> Int { desk.count }"),
      ("may not cross", "func note(_ item: Item) {}", "func read(_ desk: Desk) async { desk.note(Item()) }"),
      ("overrides or is overridden", "", "final class Other: Desk {}"),
      ("conforms to", "", "extension Desk: CustomStringConvertible { var description: String { \"\" } }"),
      ("nothing can be awaited", "var n = 0\nfunc run() { DispatchQueue.global().async { self.n += 1 } }", "")
    ])
  func type(reason: String, member: String, other: String) throws {
    let found = try reasons(
      of: "model-parameter-crosses-actor",
      """
      class Desk {
        \(member)
        func close(_ item: Item) async { item.name = "" }
        func closeAll(_ items: [Item]) { Task { for item in items { await close(item) } } }
      }
      \(other)
      @MainActor final class Screen {
        private let desk = Desk()
        func close(_ item: Item) async { await desk.close(item) }
      }
      """)
    #expect(found.contains { found in reason.split(separator: "|").contains { found.contains($0) } }, "\(found)")
  }

  @Test("A method stays off the main actor where views observe its class, which can only go there as a whole")
  func observed() throws {
    let source = """
      import Observation
      @Observable final class Desk {
        var closed = 0
        func close(_ item: Item) async { item.name = "" }
        deinit {}
      }
      @MainActor final class Screen {
        private let desk = Desk()
        func close(_ item: Item) async { await desk.close(item) }
      }
      """
    #expect(
      try reasons(of: "model-parameter-crosses-actor", source) == ["'Desk' has a deinitializer or a subscript"])
    let plain = source.replacing("@Observable ", with: "")
    #expect(try reasons(of: "model-parameter-crosses-actor", plain).isEmpty)
  }

  @Test(
    "A cache of models stays one where an identifier would not do",
    arguments: [
      (
        "otherwise than entry by entry",
        "for item in try context.fetch(FetchDescriptor<Item>()) { cache[item.name] = item }",
        "let context = container.mainContext\n_ = context\nprint(cache.values.map(\\.name))"
      ),
      (
        "no lasting identifier", "let item = Item()\ncontext.insert(item)\ncache[\"a\"] = item",
        "let context = container.mainContext\n_ = context\nprint(cache[\"a\"]?.name ?? \"\")"
      ),
      (
        "no local holds the context",
        "for item in try context.fetch(FetchDescriptor<Item>()) { cache[item.name] = item }",
        "print(cache[\"a\"]?.name ?? \"\")"
      )
    ])
  func cache(reason: String, fill: String, read: String) throws {
    let found = try reasons(
      of: "cached-model-reference",
      """
      actor Importer {
        func run(_ container: ModelContainer) async throws {
          var cache: [String: Item] = [:]
          try await MainActor.run {
            let context = container.mainContext
            \(fill)
          }
          await MainActor.run {
            \(read)
          }
        }
      }
      """)
    #expect(found.contains { $0.contains(reason) }, "\(found)")
  }

  @Test("A function that uses the main context goes to the main actor only as a whole, and when that need not wait")
  func mainContext() throws {
    let found = try reasons(
      of: "main-context-off-main-actor",
      """
      enum Drafts {
        static func discard(in container: ModelContainer) async {
          try? Data().write(to: URL(fileURLWithPath: "/a"))
          await container.mainContext.rollback()
        }
      }
      """)
    #expect(found == ["'discard' reads or writes files, for which the main actor would wait"])
  }
}
