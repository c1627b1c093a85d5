import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Text reporter")
struct TextReporterTests {
  @Test("A finding is a headline, its place and code, its notes, the advice and what a fix does")
  func everything() {
    let store = MarkedFile(
      """
      func «done»() throws -> [Item] {
        try context.fetch(all).«filter» { $0.isDone }
      }

      """)
    let item = MarkedFile("\n\n  var «isDone»: Bool\n", path: "Sources/App/Item.swift")
    let diagnostic = store.diagnostic(
      "'filter' runs in memory: let the store filter.", rule: "fetch-then-filter", range: 1,
      notes: [
        item.note("'isDone' is stored", range: 0), store.note("'done' is called often", range: 0),
        Diagnostic.Note(message: "a predicate can say this")
      ],
      fixes: [
        FixIt(message: "Filter in the store", applicability: .unsafe, edits: [store.edit(range: 1, "prefix")]),
        FixIt(message: "Think again", applicability: .displayOnly, edits: [])
      ])
    #expect(
      Report([diagnostic]).text([store, item], summary: true) == """
        warning: 'filter' runs in memory
         --> Sources/App/Store.swift:2:26 [fetch-then-filter]
         2 |   try context.fetch(all).filter { $0.isDone }
           |                          ^^^^^^
           = note: 'isDone' is stored (Sources/App/Item.swift:3)
           = note: 'done' is called often (line 1)
           = note: a predicate can say this
           = help: let the store filter.
           = fix (unsafe): Filter in the store
         2 +   try context.fetch(all).prefix { $0.isDone }
           = help: Think again

        Found 1 problem (1 warning) in 1 of 133 files.
        1 can be fixed: concurlint fix --unsafe-fixes

        """)
  }

  @Test("Errors come first and infos last, those of one severity by file and line")
  func order() {
    let a = MarkedFile("«a»\n«b»\n«c»\n", path: "A.swift")
    let b = MarkedFile("«a»\n", path: "B.swift")
    let report = Report([
      a.diagnostic("One.", severity: .info, range: 0), a.diagnostic("Two.", range: 1), a.diagnostic("Three.", range: 2),
      b.diagnostic("Four.", severity: .error)
    ])
    let headlines = report.text([a, b]).split(separator: "\n").filter { $0.contains(#/^[a-z]+: /#) }
    #expect(headlines == ["error: Four", "warning: Two", "warning: Three", "info: One"])
  }

  @Test("Line numbers align over all that is shown of a finding")
  func gutter() {
    let file = MarkedFile("«a»\n" + String(repeating: "\n", count: 98) + "«b»")
    var step = file.note("there", range: 1)
    step.isStep = true
    let text = Report([file.diagnostic(notes: [step])]).text([file])
    #expect(
      text == """
        warning: Something is wrong
           --> Sources/App/Store.swift:1:1 [some-rule]
           1 | a
             | ^
         100 | b
             | ~ there


        """)
  }

  @Test("A range over several lines shows the first and the last")
  func severalLines() {
    let file = MarkedFile("«Task {\n  a()\n  b()\n}».value\n")
    #expect(
      Report([file.diagnostic()]).text([file]) == """
        warning: Something is wrong
         --> Sources/App/Store.swift:1:1 [some-rule]
         1 | Task {
           | ^^^^^^
        ...
         4 | }.value
           | ^


        """)
  }

  @Test(
    "A range that ends with a line break ends on that break's line", arguments: ["\n", "\r\n", "\r"] as [ShownText])
  func wholeLine(_ lineBreak: ShownText) {
    let file = MarkedFile("«let a = 1\(lineBreak.text)»let b = 2")
    #expect(
      Report([file.diagnostic()]).text([file]) == """
        warning: Something is wrong
         --> Sources/App/Store.swift:1:1 [some-rule]
         1 | let a = 1
           | ^^^^^^^^^


        """)
  }

  @Test("An empty range is pointed at, even after the last character")
  func emptyRange() {
    let file = MarkedFile("let a«»")
    #expect(Report([file.diagnostic()]).text([file]).hasSuffix(" 1 | let a\n   |      ^\n\n"))
  }

  @Test("A file without text still has a place to point at")
  func emptyFile() {
    let file = MarkedFile("«»")
    #expect(Report([file.diagnostic()]).text([file]).hasSuffix(" 1 |\n   | ^\n\n"))
  }

  @Test("Without its text a finding is still complete but for the code")
  func noSource() {
    let file = MarkedFile("«a»\n«b»")
    var step = file.note("there", range: 1)
    step.isStep = true
    #expect(
      Report([file.diagnostic(notes: [step])]).text([]) == """
        warning: Something is wrong
         --> Sources/App/Store.swift:1:1 [some-rule]
           = note: there (line 2)


        """)
  }

  @Test("A file that has become shorter shows no code")
  func changedSource() {
    let file = MarkedFile("let a = «b»")
    let now = MarkedFile("let")
    #expect(!Report([file.diagnostic()]).text([now]).contains("let"))
  }

  @Test("Colour changes nothing but colour")
  func color() {
    let file = MarkedFile("let a = «b»\n«c»")
    let fix = FixIt(message: "Delete it", applicability: .safe, edits: [file.edit(range: 0, "")])
    let report = Report([
      file.diagnostic(severity: .error, notes: [file.note("there", range: 1)], fixes: [fix]),
      file.diagnostic(rule: "other-rule", range: 1)
    ])
    let colored = report.text([file], color: true, summary: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report.text([file], summary: true))
  }

  @Test("Files that could not be read are named with the reason")
  func unreadable() {
    let report = Report([], unreadable: [.init(path: "b.swift", reason: "Permission denied")])
    #expect(report.text([]) == "error: 'b.swift' could not be read: Permission denied\n")
  }
}

@Suite("Notes in the text format")
struct TextNoteTests {
  private let file = MarkedFile("let «a» = «b»\n«c»\n«d»\n«e»\n«f»\n")

  private func notes(_ notes: [Diagnostic.Note]) -> [Substring] {
    Report([file.diagnostic(notes: notes)]).text([file]).split(separator: "\n").filter { $0.contains("note:") }
  }

  @Test("A note that points where the finding points is left out")
  func repeated() {
    #expect(notes([file.note("nothing isolates 'a'", range: 0)]) == [])
  }

  @Test("One that points elsewhere on the line has no place of its own")
  func ownLine() {
    #expect(notes([file.note("'b' is shared", range: 1)]) == ["   = note: 'b' is shared"])
  }

  @Test("Notes of one kind are gathered, with the first three of their places")
  func gathered() {
    let other = MarkedFile("«x»", path: "Other.swift")
    let called = [other.note("called here", range: 0)] + (2...3).map { file.note("called here", range: $0) }
    #expect(
      notes(called + [file.note("declared here", range: 4)]) == [
        "   = note: called here (Other.swift:1, line 2 and line 3)", "   = note: declared here (line 4)"
      ])
    #expect(
      notes(called + [file.note("called here", range: 4), file.note("called here", range: 5)]) == [
        "   = note: called here (Other.swift:1, line 2, line 3 and 2 more)"
      ])
  }

  @Test("Steps that lead to the failure are shown in the code, with a label that stays on the terminal")
  func steps() {
    let file = MarkedFile("let a = «await b()»\nlet c = «await d()»\n")
    var step = file.note("other tasks run here", range: 1)
    step.isStep = true
    let report = Report([file.diagnostic(notes: [step])])
    #expect(
      report.text([file]).hasSuffix(
        """
         2 | let c = await d()
           |         ~~~~~~~~~ other tasks run here


        """))
    #expect(
      report.text([file], width: 40).hasSuffix(
        """
           |         ~~~~~~~~~
           |                other tasks run here


        """))
  }
}

@Suite("Advice and fixes in the text format")
struct TextFixTests {
  private let file = MarkedFile("let a = «b»\nlet c = «d»\n«e»\n")

  private func fix(_ message: String, _ applicability: Applicability = .safe, range: Int = 0) -> FixIt {
    FixIt(message: message, applicability: applicability, edits: [file.edit(range: range, "x")])
  }

  @Test("A fix with the same words replaces the advice")
  func repeatedAdvice() {
    let text = Report([file.diagnostic("It is wrong: write 'x'.", fixes: [fix("Write 'x'")])]).text([file])
    #expect(!text.contains("help:"))
    #expect(text.contains("= fix: Write 'x'\n 1 + let a = x\n"))
  }

  @Test("The first line of a change has its number; the line that is shown already is not shown as removed")
  func changes() {
    let both = FixIt(
      message: "Write it", applicability: .safe,
      edits: [file.edit(range: 0, "x"), file.edit(range: 2, "y\nz")])
    #expect(
      Report([file.diagnostic(fixes: [both])]).text([file]).hasSuffix(
        """
         1 | let a = b
           |         ^
           = fix: Write it
         1 + let a = x
         3 - e
           + y
           + z


        """))
  }

  @Test("What is only added has the number of the line that it comes before")
  func insertion() {
    let edit = Edit(
      path: file.path, range: SourceRange(start: file.ranges[2].start, end: file.ranges[2].start), replacement: "new\n")
    let fix = FixIt(message: "Add it", applicability: .safe, edits: [edit])
    #expect(Report([file.diagnostic(fixes: [fix])]).text([file]).hasSuffix("   = fix: Add it\n 3 + new\n\n"))
  }
}

@Suite("Repeated findings in the text format")
struct TextRepetitionTests {
  private let file = MarkedFile("«a»\n«b» «c»\n«d»\n")

  @Test("Findings of a rule with one message in one file are shown once, with their lines")
  func once() {
    #expect(
      Report((0..<4).map { file.diagnostic(range: $0) }).text([file]) == """
        warning: Something is wrong
         --> Sources/App/Store.swift:1:1 [some-rule]
         1 | a
           | ^
           = also on lines 2 and 3


        """)
  }

  @Test("Another rule, message, severity or file is another finding")
  func different() {
    let other = MarkedFile("«a»", path: "Other.swift")
    let text = Report([
      file.diagnostic(), file.diagnostic("Else."), file.diagnostic(rule: "other-rule"),
      file.diagnostic(severity: .error), other.diagnostic()
    ]).text([file, other])
    #expect(text.count { $0 == "^" } == 5)
    #expect(!text.contains("also"))
  }

  @Test("A fix of only some of them names their lines, and only changes to the shown code are shown")
  func fixes() {
    func fix(_ range: Int, _ applicability: Applicability) -> FixIt {
      FixIt(message: "Write it", applicability: applicability, edits: [file.edit(range: range, "x")])
    }
    let report = Report([
      file.diagnostic(range: 0, fixes: [fix(0, .safe)]), file.diagnostic(range: 1, fixes: [fix(1, .unsafe)]),
      file.diagnostic(range: 3, fixes: [fix(3, .safe)])
    ])
    #expect(
      report.text([file]).hasSuffix(
        """
           = also on lines 2 and 3
           = fix: Write it (lines 1 and 3)
         1 + x
           = fix (unsafe): Write it (line 2)


        """))
  }
}

@Suite("Width of the text format")
struct TextWidthTests {
  private let file = MarkedFile("«let» a = 1\n")

  @Test("Paragraphs are indented after their label and fit the terminal", arguments: [40, 60, 80])
  func wrapped(width: Int) {
    let diagnostic = file.diagnostic(
      "What is wrong here takes more words than a narrow terminal has room for. What to do about it takes even more "
        + "words than that, because nobody knows for certain.")
    let lines = Report([diagnostic]).text([file], width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.hasPrefix("         ") && $0.contains("room") } == (width < 80))
    #expect(lines.contains { $0.hasPrefix("           ") && $0.contains("certain") })
  }

  @Test("Without a terminal a paragraph is one line")
  func unwrapped() {
    let words = String(repeating: "word ", count: 100)
    let text = Report([file.diagnostic("It is wrong: \(words)end.")]).text([file])
    #expect(text.contains("   = help: \(words)end.\n"))
  }

  @Test(
    "The rule is after the place, after the headline, or below, wherever there is room",
    arguments: [
      (55, "warning: It is wrong\n --> Sources/App/Store.swift:1:1 [a-rule-with-a-name]\n"),
      (45, "warning: It is wrong [a-rule-with-a-name]\n --> Sources/App/Store.swift:1:1\n"),
      (35, "warning: It is wrong\n --> Sources/App/Store.swift:1:1\n     [a-rule-with-a-name]\n")
    ])
  func rule(width: Int, heading: String) {
    let report = Report([file.diagnostic("It is wrong.", rule: "a-rule-with-a-name")])
    #expect(report.text([file], width: width).hasPrefix(heading))
  }
}

@Suite("Groups and limits of the text format")
struct TextGroupingTests {
  private let a = MarkedFile("«a»\n«b»\n", path: "A.swift")
  private let b = MarkedFile("«a»\n«b»\n", path: "B.swift")

  private func headings(_ report: Report, by grouping: FindingGrouping?) -> [Substring] {
    report.text([a, b], grouping: grouping).split(separator: "\n").filter { $0.contains(#/^(──|[a-z]+:) /#) }
  }

  private var report: Report {
    Report([
      a.diagnostic("One.", severity: .info, rule: "x-rule", range: 0), a.diagnostic("Two.", rule: "x-rule", range: 1),
      b.diagnostic("Three.", severity: .error, rule: "y-rule", range: 0),
      b.diagnostic("Four.", rule: "z-rule", range: 1)
    ])
  }

  @Test("By rule: the rule with the most severe findings first, then the most frequent")
  func byRule() {
    #expect(
      headings(report, by: .rule) == [
        "── y-rule: 1 error in 1 file", "error: Three", "── x-rule: 1 warning, 1 info in 1 file", "warning: Two",
        "info: One", "── z-rule: 1 warning in 1 file", "warning: Four"
      ])
  }

  @Test("By file: the file with the most severe findings first")
  func byFile() {
    #expect(
      headings(report, by: .file) == [
        "── B.swift: 1 error, 1 warning", "error: Three", "warning: Four", "── A.swift: 1 warning, 1 info",
        "warning: Two", "info: One"
      ])
  }

  @Test("A limit keeps the first findings, whatever they are grouped by, and counts the rest")
  func limit() {
    for grouping in [nil, .rule, .file] as [FindingGrouping?] {
      let text = report.text([a, b], limit: 1, grouping: grouping)
      #expect(text.contains("error: Three"))
      #expect(text.hasSuffix("^\n\n3 problems not shown (--max-findings 1).\n"))
    }
    #expect(!report.text([a, b], limit: 4).contains("not shown"))
    #expect(report.text([], limit: 0) == "4 problems not shown (--max-findings 0).\n")
  }

  @Test("Findings that are shown together count each")
  func repeatedFindings() {
    let text = Report([a.diagnostic(range: 0), a.diagnostic(range: 1), b.diagnostic()]).text([a, b], limit: 2)
    #expect(text.contains("also on line 2\n"))
    #expect(text.hasSuffix("\n1 problem not shown (--max-findings 2).\n"))
  }
}
