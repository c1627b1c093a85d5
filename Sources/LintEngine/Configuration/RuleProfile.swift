import LintConfiguration
import LintKit

/// A configuration, prepared for the files that it applies to.
struct RuleProfile: Sendable {
  let rules: RuleSet.Subset
  let options: ChosenOptions
  let suppressible: SuppressibleRules
  /// For rules whose severity is not their own.
  private let severities: [String: (chosen: Severity, standard: Severity)]

  init(_ configuration: Configuration, of infos: [RuleInfo], in set: RuleSet) {
    let enabled = configuration.enabledRules
    rules = set.subset(enabled)
    suppressible = SuppressibleRules(
      known: Set(infos.map(\.id)), enabled: enabled,
      ranAllDefaults: infos.allSatisfy { $0.isOptIn || enabled.contains($0.id) })
    var severities: [String: (chosen: Severity, standard: Severity)] = [:]
    var options: [String: [String: RuleOption.Value]] = [:]
    for info in infos {
      guard let rule = configuration.rules[info.id] else { continue }
      if rule.severity.value != info.severity { severities[info.id] = (rule.severity.value, info.severity) }
      if !rule.options.isEmpty { options[info.id] = rule.options.mapValues(\.value) }
    }
    self.severities = severities
    self.options = ChosenOptions(options)
  }

  var reportsSyntaxErrors: Bool { suppressible.enabled.contains(SyntaxErrorRule.info.id) }

  /// Gives diagnostics the severity that was chosen. A finding that its rule rates lower than its others stays lower.
  func adjust(_ diagnostics: inout [RawDiagnostic]) {
    if severities.isEmpty { return }
    for index in diagnostics.indices {
      guard let (chosen, standard) = severities[diagnostics[index].ruleID] else { continue }
      let own = diagnostics[index].severity ?? standard
      diagnostics[index].severity = own < standard ? min(own, chosen) : chosen
    }
  }
}
