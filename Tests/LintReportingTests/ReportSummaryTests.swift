import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Summary of a report")
struct ReportSummaryTests {
  private let file = MarkedFile("«a»\n«b»\n«c»\n", path: "A.swift")

  private func summary(_ diagnostics: [Diagnostic]) -> String {
    ReportSummary(Report(diagnostics)).text(isColored: false)
  }

  @Test("Severities and files are counted")
  func counts() {
    let other = MarkedFile("«a»", path: "B.swift")
    #expect(
      summary([
        file.diagnostic(severity: .error, range: 0), file.diagnostic(severity: .error, range: 1),
        file.diagnostic(severity: .info, range: 2), other.diagnostic()
      ]) == "Found 4 problems (2 errors, 1 warning, 1 info) in 2 of 133 files.\n")
  }

  @Test("A file that was left out is a problem, and none of the files that were read")
  func leftOut() {
    let other = MarkedFile("«a»", path: "B.swift")
    let found = [file.diagnostic(), other.diagnostic(severity: .error, rule: "internal-error")]
    #expect(summary(found).hasPrefix("Found 2 problems (1 error, 1 warning) in 1 of 133 files.\n"))
  }

  @Test("The five most frequent rules are named, and the others counted")
  func rules() {
    let frequencies = ["e-rule": 1, "d-rule": 2, "c-rule": 2, "b-rule": 12, "a-rule": 1, "f-rule": 1, "g-rule": 1]
    let findings = frequencies.flatMap { rule, count in (0..<count).map { _ in file.diagnostic(rule: rule) } }
    #expect(
      summary(findings) == """
        Found 20 problems (20 warnings) in 1 of 133 files.
          12  b-rule
           2  c-rule
           2  d-rule
           1  a-rule
           1  e-rule
           2  of 2 other rules

        """)
  }

  @Test(
    "What can be fixed is counted, with the command that does it",
    arguments: [
      ([.safe, .safe, .unsafe], "2 can be fixed: concurlint fix (1 more with --unsafe-fixes)\n"),
      ([.safe, .displayOnly], "1 can be fixed: concurlint fix\n"),
      ([.unsafe], "1 can be fixed: concurlint fix --unsafe-fixes\n"), ([.displayOnly], nil)
    ] as [([Applicability], String?)])
  func fixes(_ applicabilities: [Applicability], _ expected: String?) {
    let text = summary(
      applicabilities.map { applicability in
        file.diagnostic(fixes: [FixIt(message: "Fix", applicability: applicability, edits: [file.edit(range: 0, "x")])])
      })
    #expect(text.split(separator: "\n").dropFirst().first.map { $0 + "\n" } == expected)
  }

  @Test("A finding counts once, by the best of its fixes")
  func alternatives() {
    let fixes = [Applicability.unsafe, .safe].map { applicability in
      FixIt(message: "Fix", applicability: applicability, edits: [file.edit(range: 0, "x")])
    }
    #expect(summary([file.diagnostic(fixes: fixes)]).hasSuffix("\n1 can be fixed: concurlint fix\n"))
  }

  @Test("A run without findings has a summary too, and so has what is not reported")
  func clean() {
    #expect(ReportSummary(Report([], files: 1)).text(isColored: false) == "No problems found in 1 file.\n")
    let tool = Report.Tool(name: "concurlint", version: "1.2.3")
    let report = Report(
      tool: tool, files: Report.Files(count: 2, bytes: 1, lines: 1), diagnostics: [], suppressed: [file.diagnostic()],
      knownCount: 3, milderCount: 4, rules: [])
    #expect(
      ReportSummary(report).text(isColored: false) == """
        No new problems found in 2 files. 1 suppressed in the source. 3 known from the baseline. \
        4 below --min-severity.

        """)
  }
}
