import LintKit
import LintReporting

/// What findings mean for the move to Swift 6, by what their rules say of them.
struct RuleUrgencies {
  private let errors: Set<String>
  private let rejected: Set<String>

  init(_ rules: [RuleInfo]) {
    errors = Set(rules.filter { $0.severity == .error && $0.family != .source }.map(\.id))
    rejected = Set(
      rules.filter { !$0.compilerView.isEmpty && $0.compilerView.allSatisfy { $0.swift6 == .error } }.map(\.id))
  }

  /// What is an error by its rule is critical, whatever the priority; nil for a suggestion, which endangers nothing.
  ///
  /// - Parameter severity: as configured.
  func urgency(of rule: String, severity: Severity, priority: Priority) -> Priority? {
    if severity == .info { return nil }
    return errors.contains(rule) ? .critical : priority
  }

  /// Whether Swift 6 compiles no variant of what the rule finds.
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
