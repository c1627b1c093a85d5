import LintDiagnostics

/// What the command line says about rules and findings, over every file.
public struct RuleRequest: Sendable, Hashable {
  /// Ids of rules to run alone; empty for no wish.
  public var only: [String] = []
  public var disabled: [String] = []
  /// Runs the rules too that are off by default or in a file.
  public var enablesAll = false

  /// Nil for no wish, like the next one.
  public var failOn: FailOn?
  /// What is below is not reported.
  public var minSeverity: Severity?

  public init() {}
}
