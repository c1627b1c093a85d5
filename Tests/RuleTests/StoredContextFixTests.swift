import LintKit
import LintRules
import Testing

/// An actor with nothing but a container to begin with becomes a model actor; any other makes its own context.
@Suite("Contexts that actors keep")
struct StoredContextFixTests {
  private static func rule() throws -> any Rule.Type {
    try #require(Registry.rules.first { $0.info.id == "model-context-stored-in-actor" })
  }

  private func fix(_ source: String) throws -> RawDiagnostic.FixIt? {
    SmallProject([("A.swift", "import SwiftData\n" + source)]).fixes(of: [try Self.rule()]).first
  }

  private let own = """
    actor Store {
      private let context: ModelContext
      init(container: ModelContainer) { context = ModelContext(container) }
      func save() throws { try context.save() }
    }
    """

  @Test("An initializer that takes more takes the container instead of the context")
  func takesMore() throws {
    let before = """
      import SwiftData
      actor Store {
        private let context: ModelContext
        private let name: String
        init(context: ModelContext, name: String) {
          self.context = context
          self.name = name
        }
      }
      """
    let fix = try #require(try fix(String(before.dropFirst("import SwiftData\n".count))))
    let after = before.replacing("context: ModelContext,", with: "container: ModelContainer,")
      .replacing("self.context = context", with: "self.context = ModelContext(container)")
    #expect(fix.applied(to: before, of: "A.swift") == after)
  }

  @Test("The main actor's context is not even asked for")
  func mainContext() throws {
    let before =
      "actor Store {\n  private var context: ModelContext?\n  func open(_ c: ModelContainer) async { context = await c.mainContext }\n}"
    let fix = try #require(try fix(before))
    #expect(fix.edits.map(\.replacement) == ["ModelContext(c)"])
  }

  @Test("Not applied where models come from the caller's context, too")
  func takesModels() throws {
    let source = """
      import SwiftData
      @Model final class Item {}
      actor Store {
        private let context: ModelContext
        init(context: ModelContext) { self.context = context }
        func remove(_ item: Item) throws { context.delete(item) }
      }
      """
    let reasons = SmallProject([("A.swift", source)]).noFixReasons(of: [try Self.rule()])
    #expect(reasons.first?.contains("'remove' takes models") == true)
  }

  @Test(
    "A model actor takes nothing but a container, and hides nothing that others use",
    arguments: [
      ("private let context", "let context"),
      ("init(container: ModelContainer)", "init(container: ModelContainer, name: String)"),
      ("actor Store", "public actor Store"), ("actor Store", "@MyActor actor Store"),
      ("{ context =", "{ print(1); context ="),
      ("func save()", "private let name: String\n  func save()"),
      ("func save()", "func f(modelContext: Int) {}\n  func save()")
    ])
  func stays(part: String, other: String) throws {
    #expect(try fix(own)?.applicability == .unsafe)
    #expect(try fix(own.replacing(part, with: other)) == nil)
  }
}
