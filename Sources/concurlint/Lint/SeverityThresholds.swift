import LintConfiguration
import LintDiagnostics
import LintEngine

/// Which findings are reported, and which make a run fail: as set in the configuration of their file, and overridden by
/// the command line.
struct SeverityThresholds {
  private let configuration: (Diagnostic) -> Configuration

  init(_ input: LintInput) { configuration = input.configurations.configurations(of: input.discovery) }

  func isReported(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity >= configuration(diagnostic).minSeverity.value
  }

  /// Whether a finding that is reported makes the run fail.
  func fails(_ diagnostic: Diagnostic) -> Bool {
    let configuration = configuration(diagnostic)
    return diagnostic.severity >= configuration.minSeverity.value
      && configuration.failOn.value.isReached(by: diagnostic.severity)
  }
}
