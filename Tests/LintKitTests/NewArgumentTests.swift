import LintKit
import Testing

/// Says of every call of `keep` whether it gives the first parameter a new model.
private enum ShowNewArgument: Rule {
  static let info = RuleInfo(
    id: "show-new-argument", family: .source, severity: .info, priority: .low, summary: "A call", why: "", instead: "",
    compilerView: [],
    examples: [])
  static let gate = Gate()

  static func check(_ decl: FunctionDecl, in pass: Pass) {
    guard decl.nameToken?.text == "keep", let function = pass.function(at: decl.node) else { return }
    for site in pass.index.callSites(of: function) ?? [] {
      let answer = pass.passesNewModel(site.call, for: pass.index.function(function).parameters[0], of: function)
      pass.report(at: decl.range, Message("\(answer)"))
    }
  }
}

@Suite("Models that a call gives away")
struct NewArgumentTests {
  private static let declarations = """
    import SwiftData
    @Model class Book {}
    struct Page { var book: Book }
    func keep(_ book: Book, at place: Int = 0) {}

    """

  /// The answers for each call of `keep`; those of several files are in the order of their files.
  private func answers(_ texts: String...) throws -> [String] {
    let trees = texts.map { SyntaxTree.parse($0) }
    let index = ProjectIndex(merging: trees.enumerated().map { FileOutline($1, path: "\($0).swift") })
    let file = try #require(index.file(at: "0.swift"))
    return RuleSet([ShowNewArgument.self]).check(trees[0], file: file, in: index).diagnostics.map(\.message)
  }

  /// The answer for the first call in a function with this body.
  private func answer(_ body: String) throws -> String? {
    try answers(Self.declarations + "func caller(_ old: Book) { \(body) }").first
  }

  @Test(
    "New: made in the call, or before it and for it",
    arguments: [
      "keep(Book())", "keep(Book(), at: 1)", "keep([Book(), Book()])", "keep(names.map { Book($0) })",
      "let book = Book(); keep(book)", "let book = Book(); book.title = name; keep(book)"
    ])
  func new(body: String) throws { #expect(try answer(body) == "yes") }

  @Test(
    "Not new: from somewhere else, or used again",
    arguments: [
      "keep(old)", "keep(find())", "keep(Page(book: old))", "keep([old])",
      "let book = Book(); keep(book); print(book.title)",
      "let book = old; keep(book)", "let book = Book(); while go { keep(book) }"
    ])
  func old(body: String) throws { #expect(try answer(body) == "no") }

  @Test("Not known: passed to other code before")
  func handedOn() throws { #expect(try answer("let book = Book(); insert(book); keep(book)") == "unknown") }

  @Test("Each call by itself, in other files too")
  func severalCalls() throws {
    let caller = "func caller(_ old: Book) { keep(Book()); keep(old) }"
    #expect(try answers(Self.declarations, caller) == ["yes", "no"])
  }
}
