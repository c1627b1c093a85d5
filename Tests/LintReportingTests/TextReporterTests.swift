import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Text reporter")
struct TextReporterTests {
  @Test("A diagnostic shows its code with a line around, its notes and what its fix does")
  func everything() {
    let store = MarkedFile(
      """
      func «done»() throws -> [Item] {
        try context.fetch(all).«filter» { $0.isDone }
      }

      """)
    let item = MarkedFile("\n\n  var «isDone»: Bool\n", path: "Sources/App/Item.swift")
    let diagnostic = store.diagnostic(
      "'filter' runs in memory.", rule: "fetch-then-filter", range: 1,
      notes: [
        item.note("'isDone' is stored here", range: 0), Diagnostic.Note(message: "a predicate can say this"),
      ],
      fixes: [
        FixIt(message: "Filter in the store", applicability: .unsafe, edits: [store.edit(range: 1, "prefix")]),
        FixIt(message: "Think again", applicability: .displayOnly, edits: []),
      ])
    #expect(
      Report([diagnostic]).text([store, item], summary: true) == """
        warning: 'filter' runs in memory. [fetch-then-filter]
         --> Sources/App/Store.swift:2:26
           |
         1 | func done() throws -> [Item] {
         2 |   try context.fetch(all).filter { $0.isDone }
           |                          ^^^^^^
         3 | }
        note: 'isDone' is stored here
         --> Sources/App/Item.swift:3:7
           |
         3 |   var isDone: Bool
           |       ~~~~~~
           |
           = note: a predicate can say this
           = fix (unsafe): Filter in the store
         2 -   try context.fetch(all).filter { $0.isDone }
           +   try context.fetch(all).prefix { $0.isDone }
           = help: Think again

        Found 1 problem (1 warning) in 1 of 133 files.

        """)
  }

  @Test("Line numbers align over all frames of a diagnostic")
  func gutter() {
    let file = MarkedFile("«a»\n" + String(repeating: "\n", count: 98) + "«b»")
    let text = Report([file.diagnostic(notes: [file.note("there", range: 1)])]).text([file])
    #expect(
      text == """
        warning: Something is wrong. [some-rule]
           --> Sources/App/Store.swift:1:1
             |
           1 | a
             | ^
        note: there
           --> Sources/App/Store.swift:100:1
             |
         100 | b
             | ~


        """)
  }

  @Test("A range over several lines shows the first and the last")
  func severalLines() {
    let file = MarkedFile("«Task {\n  a()\n  b()\n}».value\n")
    #expect(
      Report([file.diagnostic()]).text([file]) == """
        warning: Something is wrong. [some-rule]
         --> Sources/App/Store.swift:1:1
           |
         1 | Task {
           | ^^^^^^
        ...
         4 | }.value
           | ^


        """)
  }

  @Test("A range that ends with a line break ends on that break's line", arguments: ["\n", "\r\n", "\r"] as [ShownText])
  func wholeLine(_ lineBreak: ShownText) {
    let file = MarkedFile("«let a = 1\(lineBreak.text)»let b = 2")
    #expect(
      Report([file.diagnostic()]).text([file]) == """
        warning: Something is wrong. [some-rule]
         --> Sources/App/Store.swift:1:1
           |
         1 | let a = 1
           | ^^^^^^^^^
         2 | let b = 2


        """)
  }

  @Test("An empty range is pointed at, even behind the last character")
  func emptyRange() {
    let file = MarkedFile("let a«»")
    #expect(Report([file.diagnostic()]).text([file]).hasSuffix(" 1 | let a\n   |      ^\n\n"))
  }

  @Test("A file without text still has a place to point at")
  func emptyFile() {
    let file = MarkedFile("«»")
    #expect(Report([file.diagnostic()]).text([file]).hasSuffix("   |\n 1 |\n   | ^\n\n"))
  }

  @Test("Without its text a diagnostic is still complete but for the code")
  func noSource() {
    let file = MarkedFile("«a»")
    #expect(
      Report([file.diagnostic()]).text([])
        == "warning: Something is wrong. [some-rule]\n --> Sources/App/Store.swift:1:1\n\n")
  }

  @Test("A file that has become shorter shows no code")
  func changedSource() {
    let file = MarkedFile("let a = «b»")
    let now = MarkedFile("let")
    #expect(!Report([file.diagnostic()]).text([now]).contains("let"))
  }

  @Test("Colour changes nothing but colour")
  func color() {
    let file = MarkedFile("let a = «b»")
    let fix = FixIt(message: "Delete it", applicability: .safe, edits: [file.edit(range: 0, "")])
    let report = Report([file.diagnostic(severity: .error, notes: [file.note("there", range: 0)], fixes: [fix])])
    let colored = report.text([file], color: true, summary: true)
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report.text([file], summary: true))
  }

  @Test("The summary counts severities and files")
  func summary() {
    let one = MarkedFile("«a»«b»«c»", path: "1.swift")
    let two = MarkedFile("«a»", path: "2.swift")
    let report = Report([
      one.diagnostic(severity: .error, range: 0), one.diagnostic(severity: .error, range: 1),
      one.diagnostic(severity: .info, range: 2), two.diagnostic(),
    ])
    #expect(
      report.text([], summary: true).hasSuffix(
        "\nFound 4 problems (2 errors, 1 warning, 1 info) in 2 of 133 files.\n"))
  }

  @Test("Nothing found is said too")
  func clean() {
    #expect(Report([], files: 1).text([], summary: true) == "No problems found in 1 file.\n")
  }

  @Test("Files that could not be read are named with the reason")
  func unreadable() {
    let report = Report([], unreadable: [.init(path: "b.swift", reason: "Permission denied")])
    #expect(report.text([]) == "error: 'b.swift' could not be read: Permission denied\n")
  }
}
