import LintFlow
import LintSemantics
import Testing

@Suite("SwiftData models")
struct ModelTests {
  private static let library = """
    import SwiftData
    @Model class Book {}
    class Novel: Book {}
    class Shelf {}
    class Foreign: Elsewhere {}
    protocol Stored: PersistentModel {}
    struct Page { var book: Book? }
    struct Cover { var title: String }
    """

  @Test(
    "A class is a model by its macro, its superclass or its conformance",
    arguments: [
      ("Book", Truth.yes), ("Novel", .yes), ("Shelf", .no), ("Foreign", .unknown), ("Unheard", .unknown),
      ("String", .no),
      ("PersistentModel", .yes), ("Stored", .yes)
    ])
  func names(name: String, expected: Truth) {
    #expect(SmallIndex(Self.library).index.isModel(named: name) == expected)
  }

  @Test("A generic parameter is a model when its bound is")
  func genericParameters() {
    let index = SmallIndex(Self.library).index
    #expect(
      index.isModel(named: "T", constraints: [GenericConstraint(parameter: "T", bound: "PersistentModel")]) == .yes)
    #expect(index.isModel(named: "T", constraints: [GenericConstraint(parameter: "T", bound: "Hashable")]) == .no)
  }

  @Test(
    "Collections and structures carry the models that they hold",
    arguments: [
      (LightType(.array, arguments: [.named("Book")]), Truth.yes),
      (LightType(.dictionary, arguments: [.named("Book"), .named("String")]), .no),
      (LightType(.dictionary, arguments: [.named("String"), .named("Book")]), .yes),
      (LightType(.optional, arguments: [.named("Page")]), .yes),
      (.named("Cover"), .no),
      (.unknown, .unknown)
    ])
  func carriers(type: LightType, expected: Truth) {
    #expect(SmallIndex(Self.library).index.carriesModel(type) == expected)
  }

  @Test("Two types of one name agree or are unknown")
  func ambiguity() {
    let index = SmallIndex([("A.swift", Self.library), ("B.swift", "enum Other { class Book {} }")]).index
    #expect(index.isModel(named: "Book") == .unknown)
  }
}
