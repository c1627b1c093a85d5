import LintKit
import LintRules
import Testing

/// What a closure gets in the place of a context, and where it gets nothing.
@Suite("Contexts and models that closures capture")
struct CapturedContextFixTests {
  private func fix(_ rule: String, _ source: String) throws -> RawDiagnostic.FixIt? {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    let project = SmallProject([("A.swift", "import SwiftData\n@Model final class Item { var name = \"\" }\n" + source)]
    )
    try #require(!project.findings(of: [rule]).isEmpty)
    return project.fixes(of: [rule]).first
  }

  @Test(
    "No context of its own where the code expects another one",
    arguments: [
      // Only what others changed is saved.
      "@MainActor final class A { let context: ModelContext\ninit(c: ModelContext) { context = c }\nfunc f() { Task.detached { try self.context.save() } } }",
      "@MainActor final class A { var context: ModelContext?\nfunc f() { Task.detached { use(self.context) } } }",
      """
      @MainActor final class A { let context: ModelContext
      init(c: ModelContext) { context = c }
      func f() { Task.detached { let context = self.context; use(context) } } }
      """,
      "func f(c: ModelContainer) { let `b` = c.mainContext\nTask.detached { [`b`] in use(`b`) } }"
    ])
  func context(source: String) throws {
    #expect(try fix("model-context-captured-in-task", source) == nil)
  }

  @Test(
    "A model is fetched only from what the closure may use",
    arguments: [
      "@MainActor func f(_ item: Item) { Task.detached { show(item) } }",
      "final class A { let container: ModelContainer\nvar n = 0\ninit(c: ModelContainer) { container = c }\nfunc f(_ item: Item) { Task.detached { show(item) } } }",
      "func f(_ item: Item, _ c: ModelContainer) -> Task<Item, Never> { Task.detached { item } }"
    ])
  func model(source: String) throws {
    #expect(try fix("model-captured-in-task", source) == nil)
  }

  @Test("In a closure on one line, what fetches a model is separated by semicolons")
  func fetchedOnOneLine() throws {
    let source = """
      import SwiftData
      @Model final class Item { var name = "" }
      func f(_ item: Item, _ container: ModelContainer) { Task.detached { item.name = "a"; show() } }
      """
    let rule = try #require(Registry.rules.first { $0.info.id == "model-captured-in-task" })
    let fix = try #require(SmallProject([("A.swift", source)]).fixes(of: [rule]).first)
    let fixed = fix.applied(to: source, of: "A.swift")
    #expect(fixed.contains("descriptor.fetchLimit = 1; guard let item"))
    #expect(SyntaxTree.parse(fixed).errors.isEmpty)
  }
  @Test("A statement that is taken out takes its semicolon along, from the next line too")
  func semicolonOnNextLine() throws {
    let source = """
      import SwiftData
      func f(_ container: ModelContainer) async {
        let context = await MainActor.run { container.mainContext }
        ;await MainActor.run { try? context.save() }
      }
      """
    let rule = try #require(Registry.rules.first { $0.info.id == "model-context-escapes-main-actor-run" })
    let fix = try #require(SmallProject([("A.swift", source)]).fixes(of: [rule]).first)
    let fixed = fix.applied(to: source, of: "A.swift")
    #expect(fixed.contains("  await MainActor.run { try? container.mainContext.save() }"))
    #expect(!fixed.contains(";"))
  }
}
