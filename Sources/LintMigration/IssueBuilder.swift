import LintEngine
import LintKit
import LintReporting

/// Groups findings by rule, with the facts that a planner needs about each.
struct IssueBuilder {
  private let input: MigrationInput
  private let files: ProjectFiles
  private let targets: TargetTable
  private let urgencies: RuleUrgencies
  private let fingerprints: Fingerprints
  private let isNew: ((Int) -> Bool)?

  /// - Parameter isNew: whether a finding, by its number, is in no earlier report; nil without one.
  init(
    _ input: MigrationInput, _ files: ProjectFiles, _ targets: TargetTable, _ urgencies: RuleUrgencies,
    _ fingerprints: Fingerprints,
    isNew: ((Int) -> Bool)?
  ) {
    self.input = input
    self.files = files
    self.targets = targets
    self.urgencies = urgencies
    self.fingerprints = fingerprints
    self.isNew = isNew
  }

  func issues() -> [MigrationReport.Issue] {
    let diagnostics = input.result.diagnostics
    let named = fingerprints.added(to: diagnostics)
    var incidents: [String: [MigrationReport.Incident]] = [:]
    var builder = IncidentBuilder(input, files, targets, urgencies)
    for (number, diagnostic) in named.enumerated() {
      let incident = builder.incident(diagnostic, symbol: fingerprints.all[number].symbol, isNew: isNew?(number))
      incidents[diagnostic.ruleID, default: []].append(incident)
    }
    let infos = Dictionary(input.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return incidents.compactMap { rule, incidents in infos[rule].map { issue($0, incidents) } }.sorted { left, right in
      if left.phase != right.phase { return left.phase < right.phase }
      if left.urgencyRank != right.urgencyRank { return left.urgencyRank > right.urgencyRank }
      return (right.incidents.count, left.rule) < (left.incidents.count, right.rule)
    }
  }

  private func issue(_ info: RuleInfo, _ incidents: [MigrationReport.Incident]) -> MigrationReport.Issue {
    MigrationReport.Issue(
      rule: info.id, family: info.family.title, priority: info.priority,
      severity: incidents.map(\.severity).max() ?? info.severity, urgency: incidents.compactMap(\.urgency).max(),
      isRejected: urgencies.isRejected(info.id),
      phase: incidents.map(\.phase).min() ?? 1, summary: info.summary, why: info.why,
      instead: info.instead,
      limits: info.limits,
      compiler: info.compilerView.map {
        MigrationReport.CompilerVerdict(
          when: $0.when, swift5: $0.swift5, swift5Complete: $0.swift5Complete, swift6: $0.swift6, groups: $0.groups)
      },
      references: info.references.map { MigrationReport.Link(title: $0.title, url: $0.url) },
      risk: MigrationReport.Risk(of: incidents),
      effort: incidents.reduce(0) { $0 + $1.effort }, example: MigrationReport.CodeChange(exampleOf: info),
      incidents: incidents)
  }
}

extension MigrationReport.Issue {
  /// Suggestions come last.
  fileprivate var urgencyRank: Int { urgency.flatMap { Priority.allCases.firstIndex(of: $0) } ?? -1 }
}

extension MigrationReport.Risk {
  /// The risk of the fixes of the incidents, and of changing the callers of the code around them.
  fileprivate init(of incidents: [MigrationReport.Incident]) {
    let safe = incidents.count { $0.fix?.applicability == .safe }
    let unsafe = incidents.count { $0.fix?.applicability == .unsafe }
    let byHand = incidents.count - safe - unsafe
    let callers = incidents.filter { $0.fix?.applicability != .safe }.reduce(0) { $0 + $1.callSiteCount }
    var reasons: [String] = []
    if safe > 0 { reasons.append("\(safe) with a fix that compiles and keeps behaviour") }
    if unsafe > 0 {
      reasons.append("\(unsafe) with a fix after which timing or meaning may differ: read the patch, try it out")
    }
    if byHand > 0 { reasons.append("\(byHand) to be fixed by hand") }
    if callers > 0 {
      reasons.append("\(callers) \(callers == 1 ? "call" : "calls") of the functions around those")
    }
    let level: Level = byHand == 0 ? (unsafe == 0 ? .low : .medium) : callers > 0 || byHand > 10 ? .high : .medium
    self.init(level: level, reason: reasons.joined(separator: "; "))
  }
}

extension MigrationReport.Fixability {
  /// By rule, and in all.
  init(of issues: [MigrationReport.Issue]) {
    self.init(
      total: Row(rule: nil, issues.flatMap(\.incidents)), rules: issues.map { Row(rule: $0.rule, $0.incidents) })
  }
}

extension MigrationReport.Fixability.Row {
  fileprivate init(rule: String?, _ incidents: [MigrationReport.Incident]) {
    func count(_ applicability: Applicability?) -> Int { incidents.count { $0.fix?.applicability == applicability } }
    let applicable = incidents.compactMap(\.fix).filter { $0.applicability != .displayOnly }
    var patch = MigrationReport.PatchSize(added: 0, removed: 0)
    for fix in applicable where fix.sharedWith == nil { patch += fix.patch }
    self.init(
      rule: rule, findings: incidents.count, safe: count(.safe), unsafe: count(.unsafe),
      displayOnly: count(.displayOnly), none: count(nil),
      files: Set(applicable.flatMap { $0.files.map(\.path) }).count, patch: patch)
  }
}
