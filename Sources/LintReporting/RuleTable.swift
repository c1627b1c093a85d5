import LintDiagnostics

/// The list of rules that `concurlint rules` prints, by family and id.
public struct RuleTable {
  private let rules: [RuleInfo]

  public init(_ rules: [RuleInfo]) { self.rules = rules }

  public func text(color: Bool = false) -> String {
    let palette = Palette(isEnabled: color)
    let idWidth = (rules.map(\.id.utf8.count) + [4]).max() ?? 4
    var lines: [String] = []
    for family in RuleFamily.allCases {
      let members = rules.filter { $0.family == family }.sorted { $0.id < $1.id }
      guard !members.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(palette.paint(family.title, .strong))
      for rule in members {
        let severity = palette.paint(rule.severity.rawValue.padded(to: 7), Palette.Style(rule.severity))
        let columns = [
          rule.id.padded(to: idWidth), severity, rule.priority.rawValue.padded(to: 8),
          (rule.fix?.rawValue ?? "-").padded(to: 12), rule.summary + (rule.isOptIn ? " (opt-in)" : "")
        ]
        lines.append("  " + columns.joined(separator: "  "))
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
