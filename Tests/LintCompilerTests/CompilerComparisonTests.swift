import LintCompiler
import LintDiagnostics
import Testing

@Suite("The compiler beside the rules")
struct CompilerComparisonTests {
  /// A finding from the fifth byte of its first line to the fifth of its last; lines are ten bytes long.
  private func finding(_ rule: String = "r", lines: ClosedRange<Int>, fix: (path: String, line: Int, Applicability)? = nil) -> Diagnostic {
    func position(_ line: Int) -> SourcePosition { SourcePosition(line: line, column: 5, offset: (line - 1) * 10 + 4) }
    let fixes = fix.map { fix in
      [FixIt(message: "f", applicability: fix.2, edits: [Edit(path: fix.path, range: .init(start: position(fix.line), end: position(fix.line)), replacement: "x")])]
    }
    return Diagnostic(
      ruleID: rule, severity: .warning, priority: .high, message: "m", path: "A.swift",
      range: SourceRange(start: position(lines.lowerBound), end: position(lines.upperBound)), fixes: fixes ?? [])
  }

  private func said(_ line: Int, column: Int = 8, group: String? = "G", path: String = "A.swift", notes: [CompilerDiagnostic] = []) -> CompilerDiagnostic {
    BuildDiagnosticsTests.diagnostic(path, line: line, column: column, offset: (line - 1) * 10 + column - 1, group: group, notes: notes)
  }

  @Test("On the finding's first line or between its start and its end, in the same file")
  func places() {
    let comparison = CompilerComparison([finding(lines: 2...4)], groups: [:])
    #expect(comparison.match(said(2, column: 1)).findings == [0])
    #expect(comparison.match(said(3)).findings == [0])
    #expect(comparison.match(said(4, column: 9)).findings == [])
    #expect(comparison.match(said(1)).findings == [])
    #expect(comparison.match(said(2, path: "B.swift")).findings == [])
  }

  @Test("A fix removes what its rule is about, where the finding stands or where it edits")
  func removal() {
    let comparison = CompilerComparison([finding(lines: 2...2, fix: ("B.swift", 7, .safe))], groups: ["r": ["G"]])
    #expect(comparison.match(said(7, path: "B.swift")) == .init(findings: [], removedBy: 0))
    #expect(comparison.match(said(7, group: "H", path: "B.swift")).removedBy == nil)
    #expect(comparison.match(said(7, group: nil, path: "B.swift")).removedBy == nil)
    #expect(comparison.match(said(8, path: "B.swift")).removedBy == nil)
    #expect(comparison.match(said(2)) == .init(findings: [0], removedBy: 0))
  }

  @Test("A note may point at what the fix edits: a type is made Sendable, and what is said where it is shared goes away")
  func notes() {
    let comparison = CompilerComparison([finding(lines: 2...2, fix: ("A.swift", 2, .safe))], groups: ["r": ["G"]])
    #expect(comparison.match(said(9, notes: [said(2)])) == .init(findings: [], removedBy: 0))
    #expect(comparison.match(said(9, notes: [said(3)])).removedBy == nil)
  }

  @Test("What is only shown removes nothing")
  func shown() {
    let comparison = CompilerComparison([finding(lines: 2...2, fix: ("A.swift", 2, .displayOnly))], groups: ["r": ["G"]])
    #expect(comparison.match(said(2)) == .init(findings: [0], removedBy: nil))
  }
}
