import LintKit
import LintReporting

/// What findings mean for the move to Swift 6.
struct RuleUrgencies {
  /// Rules about the source itself, and about directives in it, which do not endanger the program.
  private let aboutSource: Set<String>
  private let rejected: Set<String>

  init(_ rules: [RuleInfo]) {
    aboutSource = Set(rules.filter { $0.family == .source }.map(\.id))
    rejected = Set(
      rules.filter { !$0.compilerView.isEmpty && $0.compilerView.allSatisfy { $0.swift6 == .error } }.map(\.id))
  }

  /// The urgency of a finding with this severity and priority: an error is critical, and nil is a suggestion, which
  /// endangers nothing.
  func urgency(of rule: String, severity: Severity, priority: Priority) -> Priority? {
    switch severity {
    case .info: nil
    case .warning: priority
    case .error: aboutSource.contains(rule) ? priority : .critical
    }
  }

  /// Whether Swift 6 rejects every variant of what the rule finds.
  func isRejected(_ rule: String) -> Bool { rejected.contains(rule) }

  func counts(_ diagnostics: some Sequence<Diagnostic>) -> MigrationReport.PriorityCounts {
    MigrationReport.PriorityCounts(
      diagnostics.lazy.map { urgency(of: $0.ruleID, severity: $0.severity, priority: $0.priority) })
  }
}

extension MigrationReport.PriorityCounts {
  /// - Parameter urgencies: nil for a suggestion.
  init(_ urgencies: some Sequence<Priority?>) {
    self.init()
    for urgency in urgencies { add(urgency) }
  }

  /// - Parameter urgency: nil for a suggestion.
  mutating func add(_ urgency: Priority?) {
    switch urgency {
    case .critical: critical += 1
    case .high: high += 1
    case .medium: medium += 1
    case .low: low += 1
    case nil: info += 1
    }
  }
}
