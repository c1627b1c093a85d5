import LintSemantics
import Testing

@Suite("What values hold that belongs to one isolation")
struct ConfinementTests {
  private static let library = """
    import SwiftData
    @Model class Book {}
    struct Page { var book: Book }
    struct Cover { var title: String }
    """

  @Test(
    "A written type",
    arguments: [
      (LightType.named("ModelContext"), Confinement.context),
      (LightType(.optional, arguments: [.named("ModelContext")]), .context),
      (.named("Book"), .models),
      (LightType(.array, arguments: [.named("Page")]), .models),
      (.named("AsyncStream", [.named("Book")]), .models),
      (.named("Task", [.named("Int"), .named("Never")]), .none),
      (.named("Cover"), .none),
      (.named("Unheard"), .unknown),
      (.unknown, .unknown)
    ])
  func written(type: LightType, expected: Confinement) {
    #expect(SmallIndex(Self.library).index.confinement(of: type) == expected)
  }

  @Test(
    "An inferred type: of parameter i in `f(_:)`",
    arguments: [
      ("[Book]", Confinement.models), ("[String: Book?]", .models), ("(Int, Book)", .models),
      ("any PersistentModel", .models),
      ("ModelContext?", .context), ("Page", .models), ("Cover", .none), ("Book.Type", .none), ("() -> Book", .none),
      ("[Int]", .none),
      ("Unheard", .unknown)
    ])
  func inferred(type: String, expected: Confinement) throws {
    let small = SmallIndex(Self.library + "\nfunc f(_ x: \(type)) {}")
    let function = try #require(small.functions.first { $0.name == "f" })
    let parameter = try #require(function.node.descendants.first { $0.kind == .functionParameter })
    let typer = ExpressionTyper(types: TypeIndex(small.index), file: function.ref.file)
    #expect(small.index.confinement(of: typer.definitionType(parameter)) == expected)
  }

  @Test("A project's own ModelContext is nothing special")
  func ownContext() {
    #expect(SmallIndex("struct ModelContext {}").index.confinement(of: .named("ModelContext")) == .none)
  }

  @Test("Files that name models are known by their names alone")
  func mentions() {
    let index = SmallIndex([("A.swift", Self.library), ("B.swift", "let page: Page"), ("C.swift", "let cover: Cover")])
      .index
    #expect(index.files.indices.map { index.mayMentionModels(FileID($0)) } == [true, true, false])
  }
}
