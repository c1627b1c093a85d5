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
    """

  private func isModel(_ name: String, in small: SmallIndex) -> Truth? {
    small.types.first { $0.name == name && $0.kind != .extension }.map { small.index.isModel($0.ref) }
  }

  @Test(
    "A class is a model by its macro, its superclass or its conformance",
    arguments: [
      ("Book", Truth.yes), ("Novel", .yes), ("Shelf", .no), ("Foreign", .unknown), ("Stored", .yes), ("Page", .no)
    ])
  func types(name: String, expected: Truth) {
    #expect(isModel(name, in: SmallIndex(Self.library)) == expected)
  }

  @Test("A superclass is the one that is in scope where it is written")
  func sameNamedSuperclass() {
    let nested = "enum Print { class Book {}; class Atlas: Book {} }\nclass Map: Print.Book {}\nclass Diary: Book {}"
    let small = SmallIndex(Self.library + "\n" + nested)
    #expect(["Atlas", "Map", "Diary"].map { isModel($0, in: small) } == [.no, .no, .yes])
  }

  @Test("Conformances that extensions state count, those of extensions of a same-named type do not")
  func extensions() {
    let small = SmallIndex(
      "import SwiftData\nclass Book {}\nenum Print { class Atlas {}; class Book {} }\nextension Print.Book: PersistentModel {}\nclass Diary: Book {}\nclass Map: Print.Book {}"
    )
    #expect(["Diary", "Map"].map { isModel($0, in: small) } == [.no, .yes])
  }
}
