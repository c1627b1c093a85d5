import LintDiagnostics
import LintText

/// The page that lists all rules with their settings.
public struct RuleIndexPage {
  private let rules: [RuleInfo]

  public init(_ rules: [RuleInfo]) { self.rules = rules }

  public func markdown() -> String {
    var parts = [
      "# Rules",
      """
      One file a rule, by family. This page is made from what the rules say of themselves: `concurlint rules \
      --markdown`. `concurlint explain ID` has the examples, and what the compiler says in which mode.
      """
    ]
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }.sorted { $0.id < $1.id }
      if members.isEmpty { continue }
      parts.append("## \(family.title)")
      let head = ["| rule | severity | priority | fix | what is flagged |", "|---|---|---|---|---|"]
      parts.append((head + members.map(row)).joined(separator: "\n"))
      parts.append(members.map(remarks).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The limits of the rule, and its options.
  private func remarks(_ rule: RuleInfo) -> String {
    (["- `\(rule.id)`: \(rule.limits)"] + RuleDocumentation(rule).optionLines.map { "  - Option \($0)" }).joined(
      separator: "\n")
  }

  private func row(_ rule: RuleInfo) -> String {
    let cells = [
      "`\(rule.id)`" + (rule.isOptIn ? " (opt-in)" : ""), rule.severity.rawValue, rule.priority.rawValue,
      rule.fix?.rawValue ?? "none",
      rule.summary.replacingAll("|", with: "\\|")
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
