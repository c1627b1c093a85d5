import LintDiagnostics

/// Choices about rules and findings on the command line, which override every file.
public struct RuleRequest: Sendable, Hashable {
  /// Ids of rules to run alone; empty if not set.
  public var only: [String] = []
  /// Whether those of them stay off that a file lists in `disabled_rules`: they were asked for together.
  public var keepsDisabled = false
  public var disabled: [String] = []
  /// Also runs rules that are off by default or in a file.
  public var enablesAll = false

  /// Nil if not set, like the next one.
  public var failOn: FailOn?
  /// What is below is not reported.
  public var minSeverity: Severity?

  public init() {}
}
