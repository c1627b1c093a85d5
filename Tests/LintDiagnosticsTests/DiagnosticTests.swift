import LintDiagnostics
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  private func diagnostic(
    path: String = "A.swift", line: Int = 1, column: Int = 1, rule: String = "rule",
    message: String = "Message.", length: Int = 1
  ) -> Diagnostic {
    let offset = 100 * line + column
    return Diagnostic(
      ruleID: rule, severity: .warning, priority: .medium, message: message, path: path,
      range: SourceRange(
        start: SourcePosition(line: line, column: column, offset: offset),
        end: SourcePosition(line: line, column: column + length, offset: offset + length)))
  }

  @Test("Reports go by path, then line, column, rule, message and end")
  func order() {
    let ascending = [
      diagnostic(path: "A.swift", line: 2, column: 9),
      diagnostic(path: "A.swift", line: 10, column: 2),
      diagnostic(path: "A.swift", line: 10, column: 10, rule: "a", message: "B."),
      diagnostic(path: "A.swift", line: 10, column: 10, rule: "b", message: "A."),
      diagnostic(path: "A.swift", line: 10, column: 10, rule: "b", message: "B.", length: 2),
      diagnostic(path: "A.swift", line: 10, column: 10, rule: "b", message: "B.", length: 3),
      diagnostic(path: "A/B.swift"),
      diagnostic(path: "a.swift")
    ]
    #expect(ascending.reversed().sorted(by: Diagnostic.areInReportOrder) == ascending)
  }

  @Test(
    "A finding's priority fits the severity that it was given, not that of its rule",
    arguments: [
      (Severity.error, Priority.low, Priority.high), (.error, .critical, .critical), (.warning, .critical, .high),
      (.warning, .low, .medium), (.info, .critical, .medium), (.info, .low, .low)
    ])
  func priority(severity: Severity, ofRule priority: Priority, expected: Priority) {
    #expect(priority.limited(to: severity) == expected)
  }

  @Test("The most severe come first, and keep their order")
  func severityOrder() {
    let severities: [Severity] = [.info, .error, .warning, .error, .info]
    let diagnostics = severities.enumerated().map { number, severity -> Diagnostic in
      var each = diagnostic(line: number + 1)
      each.severity = severity
      return each
    }
    #expect(diagnostics.mostSevereFirst.map(\.range.start.line) == [2, 4, 3, 1, 5])
  }

  @Test("Names that are canonically equivalent are still told apart")
  func canonicallyEquivalentPaths() {
    let composed = diagnostic(path: "\u{E9}.swift")
    let decomposed = diagnostic(path: "e\u{301}.swift")
    #expect(Diagnostic.areInReportOrder(decomposed, composed))
    #expect(!Diagnostic.areInReportOrder(composed, decomposed))
  }

  @Test("No diagnostic comes before itself")
  func irreflexive() {
    #expect(!Diagnostic.areInReportOrder(diagnostic(), diagnostic()))
  }

  @Test("Severities and priorities rise")
  func levels() {
    #expect(Severity.allCases == [.info, .warning, .error])
    #expect(Severity.allCases.sorted() == Severity.allCases)
    #expect(Priority.allCases == [.low, .medium, .high, .critical])
    #expect(Priority.allCases.sorted() == Priority.allCases)
  }
}

@Suite("Raw diagnostics")
struct RawDiagnosticTests {
  private struct NoSuchFile: Error, Equatable { var path: String }

  private let raw = RawDiagnostic(
    ruleID: "rule", message: "Message.", location: .init(path: "A.swift", bytes: 3..<5),
    notes: [.init(message: "there", location: .init(path: "B.swift", bytes: 1..<2)), .init(message: "because")],
    fixes: [
      .init(
        message: "Do it", applicability: .unsafe,
        edits: [.init(location: .init(path: "B.swift", bytes: 7..<7), replacement: "x")])
    ], properties: [DiagnosticProperty.compilerDiagnoses: "no"])

  /// As if every file were one line of ASCII.
  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: 1, column: bytes.lowerBound + 1, offset: bytes.lowerBound),
      end: SourcePosition(line: 1, column: bytes.upperBound + 1, offset: bytes.upperBound))
  }

  @Test("Every place is located, everything else is kept")
  func located() {
    let diagnostic = raw.located(severity: .error, priority: .high) { range($0.bytes) }
    #expect(
      diagnostic
        == Diagnostic(
          ruleID: "rule", severity: .error, priority: .high, message: "Message.", path: "A.swift", range: range(3..<5),
          notes: [
            .init(message: "there", location: SourceLocation(path: "B.swift", range: range(1..<2))),
            .init(message: "because")
          ],
          fixes: [
            FixIt(
              message: "Do it", applicability: .unsafe,
              edits: [Edit(path: "B.swift", range: range(7..<7), replacement: "x")])
          ], properties: ["compilerDiagnoses": "no"]))
  }

  @Test("A place that cannot be located is the caller's to handle")
  func unlocatable() {
    #expect(throws: NoSuchFile(path: "B.swift")) {
      try raw.located(severity: .error, priority: .high) { location throws(NoSuchFile) in
        guard location.path == "A.swift" else { throw NoSuchFile(path: location.path) }
        return range(location.bytes)
      }
    }
  }
}
