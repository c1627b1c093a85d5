import LintSemantics
import LintSyntax
import Testing

@Suite("Models that a call gives away")
struct NewArgumentTests {
  /// What the index says of the first call of `keep` in a function with this body.
  private func answer(_ body: String) throws -> Truth {
    let small = SmallIndex(
      """
      import SwiftData
      @Model class Book {}
      struct Page { var book: Book }
      func keep(_ book: Book, at place: Int = 0) {}
      func caller(_ old: Book) { \(body) }
      """)
    let function = try #require(small.functions.first { $0.name == "keep" })
    let call = try #require(small.index.callSites(of: function.ref)?.first).call
    return small.index.passesNewModel(call, for: function.parameters[0], of: function.ref)
  }

  @Test("New: made in the call, or before it and for it", arguments: [
    "keep(Book())", "keep(Book(), at: 1)", "keep([Book(), Book()])", "keep(names.map { Book($0) })",
    "let book = Book(); keep(book)", "let book = Book(); book.title = name; keep(book)",
  ])
  func new(body: String) throws { #expect(try answer(body) == .yes) }

  @Test("Not new: from somewhere else, or used again", arguments: [
    "keep(old)", "keep(find())", "keep(Page(book: old))", "keep([old])", "let book = Book(); keep(book); print(book.title)",
    "let book = old; keep(book)", "let book = Book(); while go { keep(book) }",
  ])
  func old(body: String) throws { #expect(try answer(body) == .no) }

  @Test("Not known: handed to somebody before")
  func handedOn() throws { #expect(try answer("let book = Book(); insert(book); keep(book)") == .unknown) }
}
