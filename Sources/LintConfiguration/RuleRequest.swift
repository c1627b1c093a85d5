import LintDiagnostics

/// What the command line says about rules, over every file.
public struct RuleRequest: Sendable, Hashable {
  /// Ids of rules to run alone; empty for no wish.
  public var only: [String] = []
  public var disabled: [String] = []
  /// Runs the rules too that are off by default or in a file.
  public var enablesAll = false

  public init() {}
}
