import LintDiagnostics

/// What findings are listed by.
public enum FindingGrouping: String, Sendable, Hashable, CaseIterable {
  case rule
  case file
}

/// Findings that are listed together, the most severe first.
struct FindingGroup {
  /// Nil where everything is one group.
  let heading: String?
  let findings: [Diagnostic]

  /// The groups with the most severe findings come first; among them, the rule with the most findings, or the file
  /// whose path does.
  static func groups(of report: Report, by grouping: FindingGrouping?) -> [FindingGroup] {
    switch grouping {
    case nil:
      return [FindingGroup(heading: nil, findings: report.diagnostics.mostSevereFirst)]
    case .rule:
      return Dictionary(grouping: report.diagnostics.mostSevereFirst, by: \.ruleID).values
        .sorted { ($1[0].severity, $1.count, $0[0].ruleID) < ($0[0].severity, $0.count, $1[0].ruleID) }
        .map { findings in
          let files = counted(Set(findings.map(\.path)).count, "file")
          let heading = "\(findings[0].ruleID): \(SeverityCounts(findings).text) in \(files)"
          return FindingGroup(heading: heading, findings: findings)
        }
    case .file:
      let groups = report.diagnosticsByFile.map { path, findings in
        FindingGroup(heading: "\(path): \(SeverityCounts(findings).text)", findings: findings.mostSevereFirst)
      }
      return Severity.allCases.sorted(by: >).flatMap { severity in
        groups.filter { $0.findings[0].severity == severity }
      }
    }
  }
}
