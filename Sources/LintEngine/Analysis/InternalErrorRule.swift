import LintKit

/// The finding for a file that the engine's own analysis failed on.
public enum InternalErrorRule {
  public static let info = RuleInfo(
    id: "internal-error",
    family: .source,
    severity: .error,
    priority: .high,
    summary: "A file that the linter itself failed on",
    why: """
      The file was left out of the run, so nothing in it was checked, and what it declares is unknown in the others. \
      The exit status is 2. A rule that fails in \(Recovery.mostFailuresOfRule) files is left out of the run as well.
      """,
    instead: """
      Report it with the file, or with the part of it that still fails. Run again with SWIFT_BACKTRACE=enable=yes in \
      the environment to see where it happens. Until it is fixed, exclude the file, disable the rule, or raise \
      '--timeout-per-file'.
      """,
    limits: "It can be neither suppressed nor listed in a baseline.",
    compilerView: [],
    noFix: "it is about the linter, not the code",
    examples: [])

  static func diagnostic(for failure: AnalysisFailure) -> Diagnostic {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      ruleID: info.id, severity: info.severity, priority: info.priority, message: failure.message,
      path: failure.path.description, range: SourceRange(start: start, end: start))
  }
}
