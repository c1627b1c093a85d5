import LintDiagnostics

/// The file that a project begins with: every key, explained and commented out, so that the file changes nothing at
/// first. A comment that is a setting has no space after its number sign.
public enum ConfigurationTemplate {
  public static func text(rules: [RuleInfo], version: Version) -> String {
    let rules = rules.sorted { $0.id < $1.id }
    let optIn = rules.first { $0.isOptIn }?.id
    let example = rules.first { !$0.isOptIn }
    var blocks = [
      """
      # yaml-language-server: $schema=\(ConfigurationFile.schemaName)
      # Configuration of concurlint. It holds for the files of this directory and below; a file of the same name further
      # down says what differs there. 'concurlint config PATH' prints what applies to a file, 'concurlint rules' lists rules.
      """
    ]
    for key in ConfigurationKey.allCases {
      let lines: [String]
      switch key {
      case .minimumVersion: lines = ["\(key.rawValue): \(version)"]
      case .extends: lines = ["\(key.rawValue): shared/concurlint.yml"]
      case .included: lines = ["\(key.rawValue):", "  - Sources"]
      case .excluded: lines = ["\(key.rawValue):", "  - Sources/Generated", "  - \"*.generated.swift\""]
      case .onlyRules, .disabledRules: lines = list(key, example?.id)
      case .optInRules: lines = list(key, optIn)
      case .requireReason: lines = ["\(key.rawValue): true"]
      case .failOn: lines = ["\(key.rawValue): \(FailOn.warning.rawValue)"]
      case .minSeverity: lines = ["\(key.rawValue): \(Severity.info.rawValue)"]
      case .baseline: lines = ["\(key.rawValue): .concurlint-baseline"]
      case .swiftVersion: lines = ["\(key.rawValue): \(SwiftVersion.v6.rawValue)"]
      case .report: lines = ["\(key.rawValue):"] + report.map { "  " + $0 }
      }
      blocks.append(block(key.summary + ".", lines))
    }
    if let example {
      blocks.append(
        block("The severity of a rule: error, warning or info.", ["\(example.id): \(Severity.info.rawValue)"]))
    }
    for rule in rules where !rule.options.isEmpty {
      let lines =
        ["\(rule.id):", "  severity: \(rule.severity.rawValue)"]
        + rule.options.map { "  \($0.name): \($0.standard)  # \($0.summary): \($0.kind)" }
      blocks.append(block("Severity and options of '\(rule.id)'.", lines))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static var report: [String] {
    var lines: [String] = []
    for section in ReportSettings.Section.allCases {
      lines.append("\(section.rawValue):")
      for number in ReportSettings.Number.allCases where number.section == section {
        lines.append("  \(number.key): \(number.standard)  # \(number.summary)")
      }
    }
    lines.append("phases:")
    for phase in ReportSettings.standardPhases {
      lines += [
        "  - name: \"\(phase.name)\"", "    priorities: [\(phase.priorities.map(\.rawValue).joined(separator: ", "))]"
      ]
    }
    return lines
  }

  private static func block(_ sentence: String, _ lines: [String]) -> String {
    (["# " + sentence] + lines.map { "#" + $0 }).joined(separator: "\n")
  }

  private static func list(_ key: ConfigurationKey, _ id: String?) -> [String] {
    id.map { ["\(key.rawValue):", "  - \($0)"] } ?? ["\(key.rawValue): []"]
  }
}
