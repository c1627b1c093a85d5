import LintDiagnostics

/// The lowest severity that makes a run fail.
public enum FailOn: String, Sendable, Hashable, CaseIterable {
  case error, warning, info, never

  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
