import LintDiagnostics

/// Numbers that every renderer words in the same way.
extension MigrationReport {
  /// A number of findings and of their files: `15 findings in 3 files`.
  struct Extent {
    var findings = 0
    var files = 0

    init(findings: Int, files: Int) {
      self.findings = findings
      self.files = files
    }

    init(_ incidents: some Collection<Incident>) {
      self.init(findings: incidents.count, files: Set(incidents.map(\.place.path)).count)
    }
  }

  /// What can crash, hang or lose data: of each issue only those incidents.
  var dangers: [Issue] { issues.compactMap { issue in issue.part { $0.urgency == .critical } } }

  var dangerExtent: Extent { Extent(dangers.flatMap(\.incidents)) }

  /// What Swift 6 does not compile.
  var rejectedExtent: Extent { Extent(issues.filter(\.isRejected).flatMap(\.incidents)) }

  /// Targets that are compiled in Swift 6, of those with lines.
  var compiledInSwift6: (count: Int, of: Int) {
    let targets = readiness.targets.filter { $0.target != nil }
    return (targets.count { $0.stage == .swift6 }, targets.count)
  }

  /// Effort of what is no suggestion, in points.
  var neededEffort: Int { plan.effort - plan.suggestionEffort }
}

extension MigrationReport.Readiness {
  /// Scores by the names of targets.
  var scoresByTarget: [String: MigrationReport.Score] {
    Dictionary(
      targets.compactMap { target in target.target.map { ($0, target.score) } }, uniquingKeysWith: { first, _ in first }
    )
  }
}

extension MigrationReport.Stage {
  /// Whether a target is compiled in Swift 6, and if not what is known about it.
  var shownName: String {
    switch self {
    case .swift6: "yes"
    case .checked: "not yet, but completely checked"
    case .unchecked: "not yet, not completely checked"
    case .rejected: "not yet, has code that it rejects"
    }
  }
}

extension MigrationReport.EditCount.Kind {
  var shownName: String {
    switch self {
    case .safe: "By command, safe"
    case .unsafe: "By command, to review"
    case .guidance: "By hand, with guidance"
    case .byHand: "By hand"
    }
  }
}

extension MigrationReport.Issue {
  /// `critical`, …, or `suggestion`.
  var shownUrgency: String { urgency?.rawValue ?? "suggestion" }
}
