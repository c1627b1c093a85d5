import LintDiagnostics

/// What findings are listed by.
public enum FindingGrouping: String, Sendable, Hashable, CaseIterable {
  case rule
  case file
  /// Of what is forecast: the build that says it.
  case wave
  /// Of what is forecast: the declarations that it rests on.
  case cause

  /// Those that findings of any rule can be listed by.
  public static let ofAll: [FindingGrouping] = [.rule, .file]
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
    case .wave:
      // Warnings are in no wave, and come last.
      return Dictionary(grouping: report.diagnostics, by: \.wave)
        .sorted { ($0.key == 0 ? Int.max : $0.key) < ($1.key == 0 ? Int.max : $1.key) }
        .map { FindingGroup(heading: "\($0 == 0 ? "in no wave" : "wave \($0)"): \(waveText($1))", findings: $1) }
    case .cause: return causes(of: report.diagnostics)
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

extension FindingGroup {
  /// The causes of the most errors first. Those that rest on nothing but the declarations that they are in come last.
  private static func causes(of findings: [Diagnostic]) -> [FindingGroup] {
    Dictionary(grouping: findings, by: \.declarationsAround).sorted { one, other in
      if one.key.isEmpty != other.key.isEmpty { return other.key.isEmpty }
      if one.value.count != other.value.count { return one.value.count > other.value.count }
      return Diagnostic.areInReportOrder(one.value[0], other.value[0])
    }.map { causes, findings in
      let names = causes.map { "\($0.kind) '\($0.name)' (\($0.place.path):\($0.place.range.start.line))" }
      let heading = names.isEmpty ? "no other declaration" : terminalSafe(names.joined(separator: ", "))
      let files = counted(Set(findings.map(\.path)).count, "file")
      return FindingGroup(heading: "\(heading): \(SeverityCounts(findings).text) in \(files)", findings: findings)
    }
  }

  /// `12 errors in 3 files`, and what hides them.
  private static func waveText(_ findings: [Diagnostic]) -> String {
    let found = "\(SeverityCounts(findings).text) in \(counted(Set(findings.map(\.path)).count, "file"))"
    let reasons = Set(findings.compactMap { $0.properties[DiagnosticProperty.hiddenBy] }).sorted()
    let hiding = reasons.map { $0 == "types" ? "errors in types" : "errors in imported modules" }
    return hiding.isEmpty ? found : "\(found), hidden by \(hiding.joined(separator: " and "))"
  }
}

extension Diagnostic {
  /// The declarations, other than its own, that have to change.
  public var declarationsAround: [Cause<SourceLocation>] {
    let needed = causes.filter { !$0.isAlternative }
    if !needed.isEmpty { return needed }
    return causes.first { $0.place != location }.map { [$0] } ?? []
  }

  /// Of what is forecast, from 1; 0 of everything else.
  public var wave: Int { properties[DiagnosticProperty.wave].flatMap { Int($0) } ?? 0 }
}
