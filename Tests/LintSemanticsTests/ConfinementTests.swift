import LintSemantics
import Testing

@Suite("Values that belong to one isolation")
struct ConfinementTests {
  private static let library = """
    import SwiftData
    @Model class Book {}
    struct Page { var book: Book }
    struct Cover { var title: String }
    """

  /// What a parameter of a type holds, in a function that is added to the library.
  private func confinement(ofParameter type: String, in declarations: String = library, of function: String = "func f")
    throws -> Confinement
  {
    let small = SmallIndex(declarations + "\n\(function)(_ x: \(type)) {}")
    let declared = try #require(small.functions.last)
    let parameter = try #require(declared.node.descendants.first { $0.kind == .functionParameter })
    return ExpressionTyper(types: TypeIndex(small.index), file: declared.ref.file).confinement(ofDefinition: parameter)
  }

  @Test(
    "Models, what holds them, and contexts",
    arguments: [
      ("Book", Confinement.models), ("[Book]", .models), ("[String: Book?]", .models), ("[Book: String]", .models),
      ("(Int, Book)", .models),
      ("any PersistentModel", .models), ("Page", .models), ("[Page]?", .models), ("AsyncStream<Book>", .models),
      ("ModelContext", .context),
      ("ModelContext?", .context), ("Cover", .none), ("Book.Type", .none), ("() -> Book", .none), ("[Int]", .none),
      ("Task<Int, Never>", .none),
      ("Unheard", .unknown)
    ])
  func types(type: String, expected: Confinement) throws {
    #expect(try confinement(ofParameter: type) == expected)
  }

  @Test(
    "A generic parameter is a model when its bound is",
    arguments: [
      ("func f<T: PersistentModel>", Confinement.models), ("func f<T: Book>", .models), ("func f<T: Hashable>", .none),
      ("func f<T>", .none),
      ("func f<Book>", .none)
    ])
  func genericParameters(function: String, expected: Confinement) throws {
    #expect(try confinement(ofParameter: function.contains("<Book>") ? "Book" : "T", of: function) == expected)
  }

  @Test("A project's own ModelContext is nothing special")
  func ownContext() throws {
    #expect(try confinement(ofParameter: "ModelContext", in: "import SwiftData\nstruct ModelContext {}") == .none)
  }

  @Test("Files that name models are found by their names alone")
  func mentions() {
    let index = SmallIndex([("A.swift", Self.library), ("B.swift", "let page: Page"), ("C.swift", "let cover: Cover")])
      .index
    #expect(index.files.indices.map { index.mayMentionModels(FileID($0)) } == [true, true, false])
  }
}
