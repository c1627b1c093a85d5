import LintDiagnostics
import LintReporting
import Testing

@Suite("The compiler beside the rules")
struct CompilerComparisonTests {
  private func place(_ line: Int, _ column: Int = 8, in path: String = "A.swift") -> MigrationReport.Place {
    .init(path: path, line: line, column: column)
  }

  /// A finding from the fifth column of its first line to the fifth of its last.
  private func issues(lines: ClosedRange<Int>, fix: (path: String, line: Int, Applicability)? = nil) -> [MigrationReport
    .Issue]
  {
    var report = SmallReport.with(findings: 1)
    report.issues[0].compiler[0].groups = ["G"]
    report.issues[0].incidents[0].place = place(lines.lowerBound, 5)
    report.issues[0].incidents[0].endLine = lines.upperBound
    report.issues[0].incidents[0].endColumn = 5
    report.issues[0].incidents[0].fix = fix.map { fix in
      let patch = MigrationReport.PatchSize(added: 1, removed: 1)
      return .init(
        message: "f", applicability: fix.2, files: [.init(path: fix.path, lines: [fix.line], patch: patch)],
        patch: patch)
    }
    return report.issues
  }

  private func compared(
    _ issues: [MigrationReport.Issue], _ place: MigrationReport.Place, group: String = "G",
    notes: [MigrationReport.Place] = []
  ) -> (incidents: [String], removedBy: String?, group: MigrationReport.CompilerReading.Group?) {
    let said = MigrationReport.CompilerReading.Diagnostic(
      severity: "error", message: "m", group: group, isAboutConcurrency: true, place: place,
      notes: notes.map { .init(message: "n", place: $0) })
    let reading = MigrationReport.CompilerReading(filesRead: 1, diagnostics: [said]).compared(with: issues)
    return (reading.diagnostics[0].incidents, reading.diagnostics[0].removedBy, reading.groups.first)
  }

  @Test("On the finding's first line or between its start and its end, in the same file")
  func places() {
    let issues = issues(lines: 2...4)
    #expect(compared(issues, place(2, 1)).incidents == ["i0"])
    #expect(compared(issues, place(3)).incidents == ["i0"])
    #expect(compared(issues, place(4, 9)).incidents == [])
    #expect(compared(issues, place(1)).incidents == [])
    #expect(compared(issues, place(2, in: "B.swift")).incidents == [])
  }

  @Test("A fix removes what its rule is about, at the finding's place or where it edits")
  func removal() {
    let issues = issues(lines: 2...2, fix: ("B.swift", 7, .safe))
    #expect(compared(issues, place(7, in: "B.swift")).removedBy == "i0")
    #expect(compared(issues, place(7, in: "B.swift"), group: "H").removedBy == nil)
    #expect(compared(issues, place(7, in: "B.swift"), group: "").removedBy == nil)
    #expect(compared(issues, place(8, in: "B.swift")).removedBy == nil)
    let both = compared(issues, place(2))
    #expect(both.incidents == ["i0"] && both.removedBy == "i0")
    #expect(both.group?.foundByRules == 1 && both.group?.removedByFixes == 1)
  }

  @Test(
    "A note may point at what the fix edits: a type is made Sendable, and the diagnostic where it is shared goes away")
  func notes() {
    let issues = issues(lines: 2...2, fix: ("A.swift", 2, .unsafe))
    let said = compared(issues, place(9), notes: [place(2)])
    #expect(said.incidents == [] && said.removedBy == "i0")
    #expect(compared(issues, place(9), notes: [place(3)]).removedBy == nil)
  }

  @Test("What is only shown removes nothing")
  func shown() {
    let said = compared(issues(lines: 2...2, fix: ("A.swift", 2, .displayOnly)), place(2))
    #expect(said.incidents == ["i0"] && said.removedBy == nil)
  }

  @Test("Groups: what is about concurrency first, then by number; files the same way")
  func groups() {
    func said(_ group: String, _ path: String, isAboutConcurrency: Bool = true)
      -> MigrationReport.CompilerReading.Diagnostic
    {
      .init(
        severity: "warning", message: "m", group: group, isAboutConcurrency: isAboutConcurrency,
        place: place(1, in: path))
    }
    let groups = MigrationReport.CompilerReading.Group.groups(of: [
      said("no-usage", "A.swift", isAboutConcurrency: false), said("no-usage", "A.swift", isAboutConcurrency: false),
      said("no-usage", "A.swift", isAboutConcurrency: false), said("B", "B.swift"), said("A", "B.swift"),
      said("A", "A.swift"), said("A", "A.swift")
    ])
    #expect(groups.map(\.name) == ["A", "B", "no-usage"])
    #expect(groups[0].files.map { "\($0.path) \($0.count)" } == ["A.swift 2", "B.swift 1"])
  }
}
