/// The cases in which a rule keeps silent, or says less, although its pattern is there. Each has a name, so that a test
/// can switch it off and see that something depends on it.
///
///     enum Exemption: String, RuleExemption {
///       case restoresOldValue
///     }
///     if pass.exempts(Exemption.restoresOldValue, isOldValue(value)) { return }
public protocol RuleExemption: CaseIterable, Sendable {
  var rawValue: String { get }
}

/// Of a rule without exemptions.
public enum NoExemption: RuleExemption {
  public var rawValue: String { switch self {} }
}

/// What a test takes away from one rule of a run, to see that its examples and fixtures notice.
public enum RuleMutation: Sendable, Hashable {
  /// The rule finds nothing.
  case emptied(rule: String)
  /// One of the rule's exemptions never holds.
  case withoutExemption(rule: String, name: String)
}

extension Rule {
  /// The names of its exemptions.
  public static var exemptionNames: [String] { Exemption.allCases.map(\.rawValue) }
}
